import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { conversationQueue, deliveryQueue, knowledgeQueue } from "./queues.ts";

/** The tables of graphile-worker 0.18 that hold jobs, with the columns that matter here. */
const earlierTables = `
  create schema graphile_worker;
  create table graphile_worker._private_tasks (id int primary key generated always as identity, identifier text not null unique);
  create table graphile_worker._private_job_queues (id int primary key generated always as identity, queue_name text not null unique);
  create table graphile_worker._private_jobs (
    id bigint primary key generated always as identity, job_queue_id int, task_id int not null,
    payload json default '{}'::json not null, run_at timestamptz default now() not null,
    attempts smallint default 0 not null, max_attempts smallint default 25 not null, last_error text, key text unique,
    locked_at timestamptz, locked_by text);
  create function pg_temp.add_earlier(
    name text, payload json, queue text, key text, wait interval, attempts int, max_attempts int, error text, worker text)
  returns void language sql as $$
    insert into graphile_worker._private_tasks (identifier) values (name) on conflict do nothing;
    insert into graphile_worker._private_job_queues (queue_name) select queue where queue is not null on conflict do nothing;
    insert into graphile_worker._private_jobs
      (job_queue_id, task_id, payload, run_at, attempts, max_attempts, last_error, key, locked_at, locked_by)
    select (select id from graphile_worker._private_job_queues where queue_name = queue), t.id, payload, now() + wait,
      attempts, max_attempts, error, key, case when worker is not null then now() end, worker
    from graphile_worker._private_tasks t where identifier = name
  $$;`;

interface EarlierJob {
  name: string;
  payload: object;
  queue?: string;
  key?: string;
  wait?: string;
  attempts?: number;
  error?: string;
  worker?: string;
}

test("the jobs of a version that used graphile-worker are kept: those that wait, were running or failed for good", async () => {
  await using app = await testApp();
  const { ownerPool, ownerUrl } = app.database;
  const { organizationId } = await signUpOwner(app);
  const seeded = await seedConversation(app, organizationId, {
    at: new Date(),
    messages: [{ author: "customer", text: "متى تفتحون؟" }],
  });
  const messageId = seeded.messageIds[0] as string;
  const client = await ownerPool.connect();
  await client.query(
    "drop table jobs, job_timetable, job_decisions; delete from migrations where name like '%-jobs.sql'",
  );
  await client.query(earlierTables);
  const add = (job: EarlierJob) =>
    client.query("select pg_temp.add_earlier($1, $2, $3, $4, $5, $6, 8, $7, $8)", [
      job.name,
      job.payload,
      job.queue ?? null,
      job.key ?? null,
      job.wait ?? "0",
      job.attempts ?? 0,
      job.error ?? null,
      job.worker ?? null,
    ]);
  const [sharedQueue, sharedDelivery] = [`conversation:${messageId.slice(0, 2)}`, "delivery:00"];
  await add({
    name: "knowledge.read",
    payload: { organizationId, sourceId: messageId },
    queue: "knowledge:00",
  });
  await add({
    name: "agent.reply",
    payload: { organizationId, messageId },
    queue: sharedQueue,
    key: "agent.reply:1",
    attempts: 1,
    worker: "worker-of-a-stopped-process",
  });
  await add({
    name: "mail.send",
    payload: { organizationId, mailId: "1" },
    wait: "3 hours",
    attempts: 2,
    error: "down",
  });
  await add({ name: "channels.tick", payload: { _cron: { ts: "2026-11-22T10:00:00Z" } } });
  await add({
    name: "conversations.deliver",
    payload: { organizationId, messageId },
    queue: sharedDelivery,
    wait: "-1 hour",
  });
  await add({ name: "gaps.group", payload: { organizationId }, key: "gaps:1", attempts: 8, error: "broken" });
  client.release(true);

  expect(await migrate(ownerUrl, null)).toContainEqual(expect.stringMatching(/-jobs\.sql$/));

  const { rows } = await ownerPool.query(
    "select name, payload, queue, key, attempts, max_attempts, last_error, run_at > now() as waits, worker_id from jobs order by id",
  );
  const defaults = {
    key: null,
    attempts: 0,
    max_attempts: 8,
    last_error: null,
    waits: false,
    worker_id: null,
  };
  const { conversationId } = seeded;
  expect(rows).toEqual([
    {
      ...defaults,
      name: "conversations.deliver",
      payload: { organizationId, messageId },
      queue: deliveryQueue(conversationId),
    },
    {
      ...defaults,
      name: "knowledge.read",
      payload: { organizationId, sourceId: messageId },
      queue: knowledgeQueue(organizationId),
    },
    {
      ...defaults,
      name: "agent.reply",
      payload: { organizationId, messageId },
      queue: conversationQueue(conversationId),
      key: "agent.reply:1",
      attempts: 1,
    },
    {
      ...defaults,
      name: "gaps.group",
      payload: { organizationId },
      queue: null,
      key: "gaps:1",
      attempts: 8,
      last_error: "broken",
    },
    {
      ...defaults,
      name: "mail.send",
      payload: { organizationId, mailId: "1" },
      queue: null,
      attempts: 2,
      last_error: "down",
      waits: true,
    },
  ]);
  expect((await ownerPool.query("select to_regnamespace('graphile_worker') as found")).rows).toEqual([
    { found: null },
  ]);

  const jobLines = await app.runJobs();
  expect(jobLines.join("\n")).toMatch(/answer|hand|repl/i);
  const { rows: replies } = await ownerPool.query("select 1 from messages where reply_to = $1", [messageId]);
  expect(replies).toHaveLength(1);
});
