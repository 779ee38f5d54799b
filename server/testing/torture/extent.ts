/**
 * Extent of the tests of deliveries, malformed input and attacks: a sample in every test run, and what `npm run
 * torture` sets in its environment.
 */
export const extent = {
  /** Number of deliveries to each address that a platform calls. */
  deliveries: Number(process.env["TORTURE_DELIVERIES"] ?? 60),
  mails: Number(process.env["TORTURE_MAILS"] ?? 2_000),
  /** Number of staff's replies whose response from the platform is cut off; a multiple of 100. */
  cutAnswers: Number(process.env["TORTURE_CUT_ANSWERS"] ?? 100),
  /** Number of new customers who write ten messages at once. */
  messageBatches: Number(process.env["TORTURE_MESSAGE_BATCHES"] ?? 25),
  /** One of this many attacks is played on the agent with a language model. */
  everyNthAttack: Number(process.env["TORTURE_EVERY_NTH_ATTACK"] ?? 12),
  seed: process.env["TORTURE_SEED"] ?? "a test run",
  timeoutMs: process.env["TORTURE_SEED"] === undefined ? 120_000 : 4 * 3_600_000,
};
