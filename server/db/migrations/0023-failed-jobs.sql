-- Operators see how long a job has been due, however often it was tried since, and which jobs failed for good.
alter table jobs
  -- When it was first to run; run_at is when it runs next.
  add column due_at timestamptz not null default now(),
  -- When the last attempt failed; null before any has.
  add column failed_at timestamptz;
update jobs set due_at = run_at, failed_at = case when last_error is not null then least(run_at, now()) end;
create index jobs_failed on jobs (failed_at desc, id desc) where worker_id is null and attempts >= max_attempts;

-- What operators decided about jobs that had failed for good. The audit log reads it.
create table job_decisions (
  id uuid primary key default gen_random_uuid(),
  job_id bigint not null,
  name text not null,
  -- Why it was discarded; null for a job that was run again.
  reason text,
  -- The organisation the job belonged to, by the name it had; the table itself belongs to none.
  business text,
  operator_id uuid references operators on delete set null,
  created_at timestamptz not null
);
create index on job_decisions (operator_id);
call gate.record_changes('job_decisions', 'job', '{reason,business}', 'name');
