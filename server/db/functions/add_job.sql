-- Adds a job to the queue. The application may add jobs and read none: a payload may belong to any organisation.
create or replace function gate.add_job(task text, payload json, queue text, run_at timestamptz, key text, attempts integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  select graphile_worker.add_job(task, payload, queue, run_at, attempts, key)
$$;
