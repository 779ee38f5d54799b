import { expect, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { startHeartbeat } from "./heartbeat.ts";

test("jobs of a worker that fell silent or never was are released, those of living workers and our own are not", async () => {
  await using database = await testDatabase();
  const { ownerPool } = database;
  await ownerPool.query(
    `insert into worker_heartbeats (worker_id, seen_at)
     values ('silent', now() - interval '10 seconds'), ('alive', now())`,
  );
  const { rows } = await ownerPool.query<{ id: number }>(
    `insert into jobs (name, payload, run_at, max_attempts, worker_id, claimed_at)
     select 'mail.send', '{}', now(), 8, worker_id, now() - make_interval(secs => age)
     from (values (1, 'silent', 1), (2, 'gone', 60), (3, 'gone', 1), (4, 'alive', 60), (5, 'us', 60), (6, 'us', 60))
       as held (at, worker_id, age) order by at returning id`,
  );
  const ids = rows.map(({ id }) => id);
  const warned: object[] = [];
  // The last job is assigned to this worker but does not run, because the response to its claim was lost.
  const stop = startHeartbeat(ownerPool, "us", () => [ids[4] as number], {
    warn: (fields) => warned.push(fields),
  });
  const holders = async () =>
    (await ownerPool.query("select worker_id from jobs order by id")).rows.map((row) => row.worker_id);
  await expect.poll(holders).toEqual([null, null, "gone", "alive", "us", null]);
  await stop();
  expect(warned).toEqual([{ jobs: [0, 1, 5].map((at) => `mail.send ${ids[at]}`) }]);
  const alive = await ownerPool.query("select worker_id from worker_heartbeats");
  expect(alive.rows).toEqual([{ worker_id: "alive" }]);
});
