import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

test("a job whose notification was lost is found by looking", async () => {
  await using app = await testApp();
  await app.work();
  const { ownerPool } = app.database;
  // An insert without the function notifies nobody, as when the listening connection is lost.
  const { rows } = await ownerPool.query(
    "insert into jobs (name, payload, run_at, max_attempts) values ('tickets.closeQuiet', '{}', now(), 1) returning id",
  );
  const countRemaining = async () =>
    (await ownerPool.query("select 1 from jobs where id = $1", [rows[0].id])).rowCount;
  await expect.poll(countRemaining, { timeout: 30_000 }).toBe(0);
});
