import { randomUUID } from "node:crypto";
import type pg from "pg";
import { findFreePort } from "#server/find-free-port.ts";
import { businessPhone, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { openContext } from "#server/testing/open-context.ts";
import { outsideDatabase } from "#server/testing/outside-database.ts";
import { openShop, overHttp, type Shop } from "#server/testing/over-http.ts";
import { runServer, type ServerProcess } from "#server/testing/server-process.ts";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

/** Number of customers who write by WhatsApp. */
const whatsappCustomers = 500;
export const whatsappNumber = (customer: number): string =>
  `96654${String(customer % whatsappCustomers).padStart(7, "0")}`;

/** The product with several businesses whose agents are trained. */
export interface LoadedProduct {
  url: string;
  platforms: StartedPlatforms;
  /** The businesses; the first one has WhatsApp. */
  shops: LoadedShop[];
  database: pg.Client;
}

export type LoadedShop = Pick<Shop, "token" | "chatToken">;

/** Prepares the customers' phones to receive messages; the customers' own messages are sent as deliveries of the load. */
export function openPhones({ whatsapp }: StartedPlatforms): void {
  // Meta's limit for a number is disabled, because it is not measured here.
  whatsapp.rules.number.take = () => true;
  for (let customer = 0; customer < whatsappCustomers; customer += 1)
    whatsapp.state.lines.push({
      id: randomUUID(),
      phone: businessPhone,
      person: whatsappNumber(customer),
      side: "person",
      type: "text",
      text: "",
      at: Date.now(),
    });
}

/** Starts the product in one process, as `npm start` does in production. */
export async function startLoadedProduct(
  shopCount: number,
): Promise<LoadedProduct & AsyncDisposable & { server: ServerProcess }> {
  await using stack = new AsyncDisposableStack();
  const outside = stack.use(await outsideDatabase());
  const folder = stack.use(temporaryData());
  const platforms = stack.use(await startPlatforms());
  const port = await findFreePort();
  const env = {
    ...platforms.env,
    DATA_DIR: folder.path,
    DATABASE_URL: outside.ownerUrl,
    SECRET_KEY: "a secret that all processes share, long enough",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    TRUST_PROXY: "true",
    LOG_LEVEL: "warn",
    ENGINE_THREADS: "",
  };
  const server = stack.use(await runServer({ env }));
  const here = stack.use(await openContext({ ...env, NODE_ENV: "test" }));
  const shops: Shop[] = [];
  for (let n = 0; n < shopCount; n += 1) {
    const shop = await openShop(server.url, outside.ownerUrl);
    await trainAgent(here, shop.organizationId, shopEntries());
    shops.push(shop);
  }
  const connected = await connectWhatsappViaMeta({ app: overHttp(server.url), platforms }, shops[0]!);
  if (connected.status !== 200) throw new Error(`WhatsApp was not connected: ${connected.text}`);
  openPhones(platforms);
  const database = await connectTo(outside.ownerUrl);
  stack.defer(() => database.end());
  const all = stack.move();
  return {
    server,
    url: server.url,
    platforms,
    shops,
    database,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
