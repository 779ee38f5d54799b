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
