/**
 * How much a test of malformed input or of attacks does: a sample in every test run, and as much as `npm run torture`
 * says in its environment.
 */
export const extent = {
  /** Deliveries to each platform's webhook. */
  deliveries: Number(process.env["TORTURE_DELIVERIES"] ?? 150),
  mails: Number(process.env["TORTURE_MAILS"] ?? 2_000),
  /** Every so many attacks are played on the agent with a language model. */
  everyNthAttack: Number(process.env["TORTURE_EVERY_NTH_ATTACK"] ?? 12),
  seed: process.env["TORTURE_SEED"] ?? "a test run",
  timeoutMs: process.env["TORTURE_SEED"] === undefined ? 120_000 : 4 * 3_600_000,
};
