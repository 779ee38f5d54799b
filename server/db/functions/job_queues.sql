-- module: jobs
-- Returns for operators how many jobs of each name wait, run and have failed permanently, and since when the oldest
-- waiting or running job is due. A job that is scheduled for later waits but is not late.
create or replace function gate.job_queues()
returns table (name text, waiting integer, running integer, failed integer, oldest_due_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.name,
    count(*) filter (where j.worker_id is null and j.attempts < j.max_attempts)::integer,
    count(*) filter (where j.worker_id is not null)::integer,
    count(*) filter (where j.worker_id is null and j.attempts >= j.max_attempts)::integer,
    min(j.due_at) filter (where j.due_at <= now() and (j.worker_id is not null or j.attempts < j.max_attempts))
  from jobs j group by j.name
$$;
