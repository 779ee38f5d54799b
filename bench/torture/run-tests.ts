import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const files = {
  deliveries: [
    "server/modules/outbox/ambiguous-deliveries.test.ts",
    "server/modules/inbox/reply-scheduling.test.ts",
  ],
  input: ["server/testing/torture/mutated-webhooks.test.ts", "server/channels/email/mutated-mail.test.ts"],
  messages: ["server/modules/agents/hostile-messages.test.ts"],
  abuse: ["evals/attacks/obedient-model.test.ts"],
  tenancy: ["server/http/tenancy.test.ts"],
  kills: ["server/jobs/crash.test.ts", "server/four-processes.test.ts"],
};

/**
 * Runs tests of every test run with a larger extent (`server/testing/torture/extent.ts`). Resolves with 0 when all
 * passed.
 */
export function runTests(kind: keyof typeof files, rounds: number, seed: string): number {
  const done = spawnSync(process.execPath, [vitest, "run", ...files[kind]], {
    stdio: "inherit",
    env: {
      ...process.env,
      TORTURE_SEED: seed,
      // The extent is a multiple of 100, with a fifth as many customers as answers.
      TORTURE_CUT_ANSWERS: String(Math.ceil(rounds / 100) * 500),
      TORTURE_MESSAGE_BATCHES: String(Math.ceil(rounds / 100) * 100),
      TORTURE_DELIVERIES: String(rounds),
      TORTURE_MAILS: String(rounds * 10),
      TORTURE_HOSTILE_MESSAGES: String(rounds),
      TORTURE_EVERY_NTH_ATTACK: "1",
      TORTURE_IDS_OF_KIND: "Infinity",
      TORTURE_WORKER_KILLS: String(Math.ceil(rounds / 20)),
    },
  });
  return done.status ?? 1;
}
