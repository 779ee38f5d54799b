/**
 * Extent of the tests of deliveries, malformed input, attacks, foreign ids and kills: a sample in every test run, and what `npm run
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
  /** Number of generated messages that are written to keep the engine busy. */
  hostileMessages: Number(process.env["TORTURE_HOSTILE_MESSAGES"] ?? 250),
  /** Whether a text of each block of Unicode is sent as a message too; there are some 1,500. */
  sendsEveryBlock: process.env["TORTURE_HOSTILE_MESSAGES"] !== undefined,
  /** One of this many attacks is played on the agent with a language model. */
  everyNthAttack: Number(process.env["TORTURE_EVERY_NTH_ATTACK"] ?? 12),
  /** Number of times that a worker is killed at any moment. */
  workerKills: Number(process.env["TORTURE_WORKER_KILLS"] ?? 2),
  /** Of four processes, those that are killed under load: one of each kind, or all. */
  killedProcesses: process.env["TORTURE_WORKER_KILLS"] === undefined ? [0, 2] : [0, 1, 2, 3],
  /** Number of ids of each kind of another organisation that are tried in each call. */
  idsOfKind: Number(process.env["TORTURE_IDS_OF_KIND"] ?? 1),
  seed: process.env["TORTURE_SEED"] ?? "a test run",
  timeoutMs: process.env["TORTURE_SEED"] === undefined ? 300_000 : 4 * 3_600_000,
};
