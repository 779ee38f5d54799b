-- The job queue (docs/decisions/0004-job-queue.md) belongs to no organisation: the application adds jobs through
-- gate.enqueue_job and reads none.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  -- Ids only, so that a dump of the queue holds no customer's words.
  payload jsonb not null,
  -- Jobs of one queue run one after the other, in the order of run_at.
  queue text,
  -- A second job with the same key replaces the first while that has not begun.
  key text unique,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  max_attempts smallint not null,
  last_error text,
  -- The worker that runs the job, by its row in worker_heartbeats, and since when.
  worker_id text,
  claimed_at timestamptz,
  check ((worker_id is null) = (claimed_at is null))
);
create index jobs_due on jobs (run_at, id) where worker_id is null and attempts < max_attempts;
create index jobs_queue on jobs (queue, run_at, id) where worker_id is null and attempts < max_attempts;
-- Two workers that claim jobs of one queue at the same moment: the second is refused here.
create unique index jobs_running on jobs (queue) where worker_id is not null;
create index jobs_worker on jobs (worker_id) where worker_id is not null;
-- Every job is a row written three times: without frequent cleaning the workers would read past dead rows.
alter table jobs set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0.05);

-- When each job of the timetable was last added, so that several workers add it once (server/jobs/timetable.ts).
create table job_timetable (
  name text primary key,
  added_for timestamptz not null
);

-- A database of an earlier version keeps its jobs in graphile-worker's tables. Jobs that wait, were running or failed for
-- good move here with their attempts and keys, in the order in which they would have run. Their queues get the names of
-- server/jobs/queues.ts, so that they keep their order with jobs that are added from now on. Jobs of the timetable carry
-- no organisation; they are added anew.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  insert into jobs (name, payload, queue, key, run_at, attempts, max_attempts, last_error)
    select name, payload, case
        when name = 'conversations.deliver' then 'delivery:' || conversation_id
        when name in ('agent.reply', 'channels.receive') then coalesce('conversation:' || conversation_id, queue)
        when name like 'knowledge.%' then 'knowledge:' || (payload ->> 'organizationId')
        when name = 'channels.sync' then 'channel:' || (payload ->> 'connectionId')
        when name = 'campaigns.send' then 'campaign:' || (payload ->> 'campaignId')
      end, key, run_at, attempts, max_attempts, last_error
    from (
      select j.id, t.identifier as name, j.payload::jsonb as payload, q.queue_name as queue, j.key, j.run_at, j.attempts,
        j.max_attempts, j.last_error, coalesce(m.conversation_id, c.conversation_id) as conversation_id
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      left join messages m on m.id = (j.payload ->> 'messageId')::uuid
      left join channel_connections k on k.id = (j.payload ->> 'connectionId')::uuid
      left join contacts c on c.organization_id = k.organization_id and c.channel = k.kind
        and c.external_id = j.payload ->> 'thread'
      where j.payload ->> 'organizationId' is not null) waiting
    order by run_at, id;
  -- Without these tables a process of the earlier version that still runs fails instead of adding jobs that nobody does.
  drop schema graphile_worker cascade;
end $$;
