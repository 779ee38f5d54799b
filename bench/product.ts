import { pino } from "pino";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { type Context, createContext } from "#server/context.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import type { HttpServer } from "#server/http/server.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { send, type TestApp } from "#server/testing/test-app.ts";

/**
 * The whole product with a real, durable database of its own, for benchmarks. The database ends with the process,
 * also when a signal ends it.
 */
export interface BenchProduct extends AsyncDisposable {
  context: Context;
  database: Database;
  http: HttpServer;
  /** The address of the listening server. */
  url: string;
  organizationId: Awaited<ReturnType<typeof signUpOwner>>["organizationId"];
  chatToken: string;
  /** The session token of the organisation's owner. */
  token: string;
}

export async function startProduct(env: Record<string, string> = {}): Promise<BenchProduct> {
  const data = temporaryData("wakil-bench-");
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: data.path,
    PUBLIC_URL: "http://127.0.0.1",
    LOG_LEVEL: "silent",
    ...env,
  });
  const database = await openDatabase(config, () => {});
  const log = pino({ level: "silent" });
  const context = await createContext(config, database, log, "http://127.0.0.1");
  const http = await createApp(context, { limits: false });
  await http.app.listen({ port: 0, host: "127.0.0.1" });
  const address = http.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const app = { context, database, http, request: (call) => send(http, call) } as TestApp;
  const owner = await signUpOwner(app);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  return {
    context,
    database,
    http,
    url: `http://127.0.0.1:${port}`,
    organizationId: owner.organizationId,
    chatToken: made.body.data.token as string,
    token: owner.token,
    async [Symbol.asyncDispose]() {
      http.endStreams();
      await http.app.close();
      await context.events.close();
      await context.notifications.close();
      await database.close();
      await context.engine.close();
      await data[Symbol.asyncDispose]();
    },
  };
}
