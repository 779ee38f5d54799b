-- The job queue (docs/decisions/0004-job-queue.md). It belongs to no tenant: the application adds jobs through
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

-- Adds a job in the caller's transaction and wakes the workers with its commit. keep_run_at: a job with this key that
-- waits for its first attempt keeps its time.
create function enqueue_job(
  job_name text, job_payload jsonb default '{}', job_queue text default null, job_run_at timestamptz default null,
  job_key text default null, job_max_attempts integer default 8, keep_run_at boolean default false)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  loop
    -- A job that runs began before what is asked for now: it gets no further attempt, and a new one follows it.
    if job_key is not null then
      update jobs set key = null, max_attempts = attempts where key = job_key and worker_id is not null;
    end if;
    insert into jobs (name, payload, queue, key, run_at, max_attempts)
      values (job_name, job_payload, job_queue, job_key, coalesce(job_run_at, clock_timestamp()), job_max_attempts)
      on conflict (key) do update set
        name = excluded.name, payload = excluded.payload, queue = excluded.queue, max_attempts = excluded.max_attempts,
        run_at = case when keep_run_at and jobs.attempts = 0 then jobs.run_at else excluded.run_at end,
        attempts = 0, last_error = null
      where jobs.worker_id is null;
    -- Not found: a worker has claimed the waiting job between the two statements.
    exit when found;
  end loop;
  perform pg_notify('wakil_jobs', job_name);
end $$;
revoke execute on function enqueue_job from public;

drop function gate.add_job;
-- Adds a job for the organisation of this transaction, and for no other: its id is part of every payload.
create function gate.enqueue_job(
  job_name text, job_payload jsonb, job_queue text, job_run_at timestamptz, job_key text, job_max_attempts integer,
  keep_run_at boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if gate.organization() is null then
    raise exception 'a job was enqueued outside of any organisation';
  end if;
  perform enqueue_job(job_name, job_payload || jsonb_build_object('organizationId', gate.organization()),
    job_queue, job_run_at, job_key, job_max_attempts, keep_run_at);
end $$;

-- The accounts that a platform says have news.
drop function gate.wake_channels;
create function gate.channels_of_accounts(a_platform text, accounts text[])
returns table (organization_id uuid, connection_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id from channel_connections c
  where c.platform = a_platform and c.account = any(accounts) and c.disconnected_at is null
$$;

-- Conversations with answers that have waited since `before` on a channel that is well. Organisations take turns, and
-- within one it is by lot: whoever has more than a thousand that lead nowhere holds up nobody else.
drop function gate.requeue_deliveries;
create function gate.forgotten_deliveries(before timestamptz)
returns table (organization_id uuid, message_id uuid, conversation_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  select w.organization_id, w.id, w.conversation_id from (
    select distinct on (m.conversation_id) m.organization_id, m.id, m.conversation_id, c.channel
    from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join channel_connections k on k.organization_id = m.organization_id and k.kind = c.channel
      and k.disconnected_at is null and k.problem is null
    where m.author <> 'customer' and m.status = 'queued' and m.created_at < before
    order by m.conversation_id, m.created_at) w
  order by row_number() over (partition by w.organization_id, w.channel order by random())
  limit 1000
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
