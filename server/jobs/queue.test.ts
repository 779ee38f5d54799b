import { sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inOrganization, mintOrganizationId } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";
import { testDatabase } from "#server/testing/test-database.ts";
import { enqueue, enqueueAll } from "./jobs.ts";
import { type ClaimedJob, claimJobs, completeJob, failJob, retryDelayMs } from "./queue.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
const one = mintOrganizationId("00000000-0000-4000-8000-000000000001");

beforeAll(async () => {
  database = await testDatabase();
  pool = database.ownerPool;
});
afterAll(() => database.close());
beforeEach(() => pool.query("delete from jobs"));

/** Runs work in an organisation's transaction, of which the queue only uses the organisation. */
const inOne = (work: (db: TenantDb) => Promise<void>) =>
  inOrganization(database.db, one, (db) => work(db as TenantDb));

const names = ["mail.send", "knowledge.train"];
const claim = async (workerId = "first", limit = 10) => (await claimJobs(pool, workerId, names, limit)).jobs;
const payloads = (jobs: ClaimedJob[]) => jobs.map(({ payload }) => (payload as { n: number }).n);
const add = async (
  n: number,
  options: { queue?: string; key?: string; inMs?: number; keepRunAt?: boolean } = {},
) => {
  await pool.query(
    `select add_job('mail.send', jsonb_build_object('n', $1::int), $2, clock_timestamp() + make_interval(secs => $3::float8 / 1000),
       $4, 3, $5)`,
    [n, options.queue ?? null, options.inMs ?? 0, options.key ?? null, options.keepRunAt ?? false],
  );
};
const readJobs = async () =>
  (
    await pool.query(
      "select payload ->> 'n' as n, key, attempts, max_attempts, worker_id, last_error from jobs order by id",
    )
  ).rows;

test("a job is there with the data's commit and gone with its rollback, under the organisation that the transaction works for", async () => {
  const failed = inOne(async (db) => {
    await enqueue(db, "mail.send", { mailId: "lost" });
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await claim()).toEqual([]);
  await inOne(async (db) => {
    await enqueue(db, "mail.send", { mailId: "kept" });
    expect(await claim()).toEqual([]);
  });
  expect(await claim()).toMatchObject([
    { name: "mail.send", payload: { organizationId: one, mailId: "kept" }, attempts: 1, max_attempts: 8 },
  ]);
});

test("A22: the application's role reads no jobs, changes none and adds none for another organisation", async () => {
  const other = "00000000-0000-4000-8000-000000000002";
  await inOne(async (db) => {
    const forged = { mailId: "forged", organizationId: other } as { mailId: string };
    await enqueue(db, "mail.send", forged);
  });
  expect(await claim()).toMatchObject([{ payload: { organizationId: one } }]);
  for (const statement of [
    "select * from jobs",
    "update jobs set run_at = now()",
    "delete from jobs",
    "insert into jobs (name, payload, run_at, max_attempts) values ('mail.send', '{}', now(), 1)",
    "select add_job('channels.tick')",
  ])
    await expect(sql.raw(statement).execute(database.db), statement).rejects.toThrow("permission denied");
  const outside = sql`select gate.enqueue_job('channels.tick', '{}', null, null, null, 8, false)`;
  await expect(outside.execute(database.db)).rejects.toThrow("outside of any organisation");
});

test("jobs of one queue run one after the other in their order, those of others beside them", async () => {
  for (const [n, queue] of [
    [1, "a"],
    [2, "a"],
    [3, "b"],
    [4, undefined],
    [5, undefined],
  ] as const)
    await add(n, queue ? { queue } : {});
  const [first, ...others] = await claim();
  expect(payloads([first as ClaimedJob, ...others])).toEqual([1, 3, 4, 5]);
  expect(await claim("second")).toEqual([]);
  await completeJob(pool, "first", first as ClaimedJob);
  expect(payloads(await claim("second"))).toEqual([2]);
});

test("many workers that claim at the same moment never have two jobs of one queue, and leave none behind", async () => {
  for (let n = 0; n < 60; n += 1) await add(n, { queue: `queue ${n % 6}` });
  const order = new Map<string, number[]>();
  const running = new Set<string>();
  const work = async (workerId: string) => {
    for (let idle = 0; idle < 20;) {
      const claimed = await claim(workerId, 2);
      if (claimed.length === 0) idle += 1;
      for (const job of claimed) {
        const [n] = payloads([job]) as [number];
        const queue = `queue ${n % 6}`;
        expect(running.has(queue)).toBe(false);
        running.add(queue);
        order.set(queue, [...(order.get(queue) ?? []), n]);
        await pool.query("select 1");
        running.delete(queue);
        await completeJob(pool, workerId, job);
      }
    }
  };
  await Promise.all(["a", "b", "c", "d", "e"].map(work));
  expect(await readJobs()).toEqual([]);
  expect([...order.values()].flat()).toHaveLength(60);
  for (const ran of order.values()) expect(ran).toEqual(ran.toSorted((a, b) => a - b));
});

test("a key: the latest job replaces one that waits, and follows one that runs, which gets no further attempt", async () => {
  await add(1, { key: "k" });
  await add(2, { key: "k" });
  expect(await readJobs()).toMatchObject([{ n: "2", key: "k" }]);
  const [running] = (await claim()) as [ClaimedJob];
  await add(3, { key: "k" });
  expect(payloads(await claim("second"))).toEqual([3]);
  await failJob(pool, "first", running, "broken");
  expect(await readJobs()).toMatchObject([
    { n: "2", key: null, attempts: 1, max_attempts: 1, last_error: "broken" },
    { n: "3", key: "k" },
  ]);
});

test("a key whose job has failed for good can be used again, and keepRunAt brings nothing forward", async () => {
  await add(1, { key: "k", inMs: 3_600_000 });
  await add(2, { key: "k", keepRunAt: true });
  expect(await claim()).toEqual([]);
  await add(3, { key: "k" });
  const [job] = (await claim()) as [ClaimedJob];
  await failJob(pool, "first", job, "broken");
  await add(4, { key: "k", keepRunAt: true });
  expect(payloads(await claim())).toEqual([4]);
});

test("a job that fails waits before its next attempt and stays in the table after the last", async () => {
  await add(1);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const [job] = (await claim()) as [ClaimedJob];
    expect(job.attempts).toBe(attempt);
    await failJob(pool, "first", job, `broken ${attempt}`);
    const { jobs, nextInMs } = await claimJobs(pool, "first", names, 1);
    expect(jobs).toEqual([]);
    if (attempt < 3) expect(nextInMs).toBeGreaterThan(retryDelayMs(attempt) / 2);
    else expect(nextInMs).toBeNull();
    await pool.query("update jobs set run_at = now()");
  }
  expect(await claim()).toEqual([]);
  expect(await readJobs()).toMatchObject([{ attempts: 3, worker_id: null, last_error: "broken 3" }]);
});

test("the delay before the next attempt grows to six hours and no further", () => {
  expect([1, 2, 3, 10, 11, 25].map((attempts) => Math.round(retryDelayMs(attempts) / 1000))).toEqual([
    3, 7, 20, 22026, 22026, 22026,
  ]);
});

test("who has lost a job in the meantime changes nothing of it", async () => {
  await add(1);
  const [job] = (await claim("slow")) as [ClaimedJob];
  await pool.query("update jobs set worker_id = null, claimed_at = null");
  await claim("quick");
  await completeJob(pool, "slow", job);
  await failJob(pool, "slow", job, "late");
  expect(await readJobs()).toMatchObject([{ worker_id: "quick", attempts: 2, last_error: null }]);
});

test("a job that is added wakes whoever listens with its commit", async () => {
  const client = await pool.connect();
  const events: string[] = [];
  client.on("notification", ({ payload }) => events.push(payload ?? ""));
  await client.query("listen wakil_jobs");
  await enqueueAll(pool as never, [
    { name: "mail.send", payload: { organizationId: one, mailId: "1" }, options: {} },
    { name: "knowledge.train", payload: { organizationId: one, trainingId: "1" }, options: { queue: "k" } },
  ]);
  await expect.poll(() => events.toSorted()).toEqual(["knowledge.train", "mail.send"]);
  client.release(true);
});
