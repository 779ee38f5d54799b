-- module: jobs
-- Adds a job in the caller's transaction and wakes the workers with its commit. A job with the same key that waits is
-- replaced; with keep_run_at it keeps its time, unless it has failed before. The owner of the jobs calls this function;
-- the application has gate.enqueue_job.
create or replace function add_job(
  job_name text, job_payload jsonb default '{}', job_queue text default null, job_run_at timestamptz default null,
  job_key text default null, job_max_attempts integer default null, keep_run_at boolean default false)
returns void language plpgsql set search_path = public, pg_temp as $$
declare
  new_max_attempts constant integer := coalesce(job_max_attempts, 8);
begin
  loop
    -- A running job began before this change, so it gets no further attempt, and a new job follows it.
    if job_key is not null then
      update jobs set key = null, max_attempts = attempts where key = job_key and worker_id is not null;
    end if;
    insert into jobs (name, payload, queue, key, run_at, due_at, max_attempts)
      values (job_name, job_payload, job_queue, job_key, coalesce(job_run_at, clock_timestamp()),
        coalesce(job_run_at, clock_timestamp()), new_max_attempts)
      on conflict (key) do update set
        name = excluded.name, payload = excluded.payload, queue = excluded.queue, max_attempts = excluded.max_attempts,
        run_at = case when keep_run_at and jobs.attempts = 0 then jobs.run_at else excluded.run_at end,
        due_at = case when keep_run_at and jobs.attempts = 0 then jobs.due_at else excluded.due_at end,
        attempts = 0, last_error = null, failed_at = null
      where jobs.worker_id is null;
    -- The row was not found: a worker has claimed the waiting job between the two statements.
    exit when found;
  end loop;
  perform pg_notify('wakil_jobs', job_name);
end $$;
