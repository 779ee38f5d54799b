/**
 * How much a test of deliveries, malformed input or attacks does: a sample in every test run, and as much as `npm run torture`
 * says in its environment.
 */
export const extent = {
  /** Deliveries to each platform's webhook. */
  deliveries: Number(process.env["TORTURE_DELIVERIES"] ?? 150),
  mails: Number(process.env["TORTURE_MAILS"] ?? 2_000),
  /** Replies of staff whose answer from the platform is cut off; a multiple of 100. */
  cutAnswers: Number(process.env["TORTURE_CUT_ANSWERS"] ?? 100),
  /** New customers who write ten messages at once. */
  messageBatches: Number(process.env["TORTURE_MESSAGE_BATCHES"] ?? 25),
  /** Every so many attacks are played on the agent with a language model. */
  everyNthAttack: Number(process.env["TORTURE_EVERY_NTH_ATTACK"] ?? 12),
  seed: process.env["TORTURE_SEED"] ?? "a test run",
  timeoutMs: process.env["TORTURE_SEED"] === undefined ? 120_000 : 4 * 3_600_000,
};
