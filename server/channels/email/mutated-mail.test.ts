import { test } from "vitest";
import { extent } from "#server/testing/torture/extent.ts";
import { readMutatedMails } from "#server/testing/torture/mutated-mails.ts";

test(
  "A38: whatever arrives is read or given to a person; nothing throws, and no text carries marks nobody can see",
  async () => {
    await readMutatedMails(extent.mails, extent.seed);
  },
  extent.timeoutMs,
);
