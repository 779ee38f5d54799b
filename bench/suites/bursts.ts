import { measureReplyScheduling } from "#server/testing/reply-scheduling.ts";
import { channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import startDatabases from "#server/testing/global-setup.ts";
import { round } from "../figures.ts";

const runs = 1_000;

/** Measures A03: ten first messages of a new contact are delivered at once, a thousand times with another contact each. */
export async function run(): Promise<object> {
  const stop = await startDatabases();
  const shop = await channelShop();
  try {
    await connectWhatsappViaMeta(shop, shop.owner);
    const begin = performance.now();
    const figures = await measureReplyScheduling(shop, runs);
    return { runs, ...figures, seconds: round((performance.now() - begin) / 1000) };
  } finally {
    await shop[Symbol.asyncDispose]();
    await stop();
  }
}
