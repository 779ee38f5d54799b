import { channelShop, type ChannelShop } from "#server/testing/channel-shop.ts";
import { mutateDelivery } from "./mutate.ts";
import { chanceOf } from "./platform-deliveries.ts";
import { type WebhookReceiver, webhookReceivers } from "./webhook-receivers.ts";

export interface WebhookFigures {
  receiver: string;
  signed: number;
  /** Number of signed calls that left a trace. */
  effective: number;
  badly_signed: number;
  wrongs: string[];
}

/** Statuses that a platform understands: accepted, refused permanently, or to be repeated. */
const fine = new Set([200, 400, 404, 413, 415, 503]);
/** Number of deliveries after which the resulting work is done. */
const batch = 250;

/** Describes a failure of a delivery with its number, which together with the seed makes the same delivery again. */
const wrongOf = (receiver: WebhookReceiver, run: number, why: string, bytes: Buffer): string =>
  `${receiver.name} ${run}: ${why}: ${bytes.toString("utf8").slice(0, 300)}`;

async function sendTo(
  shop: ChannelShop,
  receiver: WebhookReceiver,
  runs: number,
  seed: string,
): Promise<WebhookFigures> {
  const { ownerPool } = shop.app.database;
  const { name, job } = receiver;
  const figures: WebhookFigures = { receiver: name, signed: 0, effective: 0, badly_signed: 0, wrongs: [] };
  const trace = async () => Number((await ownerPool.query(receiver.trace)).rows[0].count);
  const send = async (bytes: Buffer, isGenuine: boolean) => {
    const before = await trace();
    const { statusCode } = await shop.app.http.app.inject({
      method: "POST",
      ...receiver.call(bytes, isGenuine),
    });
    return { status: statusCode, hasTrace: (await trace()) !== before };
  };
  const settle = async () => {
    await shop.settle();
    const { rows } = await ownerPool.query<{ last_error: string }>(
      "select distinct last_error from jobs where last_error is not null and name = $1",
      [job ?? ""],
    );
    figures.wrongs.push(...rows.map(({ last_error }) => `${name}: ${job} failed: ${last_error}`));
    await ownerPool.query("delete from jobs");
  };
  for (let run = 0; run < runs; run += 1) {
    const chance = chanceOf(`${seed} ${name} ${run}`, shop.app.context.clock());
    const bytes = mutateDelivery(receiver.body(chance), chance.random);
    const isGenuine = run % 5 !== 4;
    const { status, hasTrace } = await send(bytes, isGenuine);
    figures[isGenuine ? "signed" : "badly_signed"] += 1;
    if (isGenuine && hasTrace) figures.effective += 1;
    const isFine = isGenuine
      ? fine.has(status) || receiver.alsoFine?.includes(status)
      : status === receiver.refusal && !hasTrace;
    if (!isFine) {
      const what = isGenuine ? `answered with ${status}` : `a wrong signature was answered with ${status}`;
      figures.wrongs.push(wrongOf(receiver, run, what, bytes));
    }
    if (run % batch === batch - 1 || run === runs - 1) await settle();
  }
  // A malformed delivery must not affect a well-formed one.
  await receiver.restore?.();
  const chance = chanceOf(`${seed} ${name}`, shop.app.context.clock());
  const wellFormed = await send(Buffer.from(JSON.stringify(receiver.body(chance))), true);
  if (wellFormed.status !== 200 || !wellFormed.hasTrace)
    figures.wrongs.push(`${name}: a well-formed delivery was answered with ${wellFormed.status} and no more`);
  await settle();
  await ownerPool.query("delete from channel_events");
  return figures;
}

/**
 * Sends malformed deliveries to every address that a platform calls, most with a valid signature, every fifth with an
 * invalid one, and does the resulting work to its end. Each must be answered, and none may prevent the next.
 */
export async function sendMutatedWebhooks(runs: number, seed: string): Promise<WebhookFigures[]> {
  await using shop = await channelShop();
  const all: WebhookFigures[] = [];
  for (const receiver of await webhookReceivers(shop)) all.push(await sendTo(shop, receiver, runs, seed));
  return all;
}
