-- Adds a job for the organisation of this transaction and for no other: the organisation's id becomes part of the
-- payload. The application may add jobs but not read any.
create or replace function gate.enqueue_job(
  job_name text, job_payload jsonb, job_queue text, job_run_at timestamptz, job_key text, job_max_attempts integer,
  keep_run_at boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if gate.organization() is null then
    raise exception 'a job was enqueued outside of any organisation';
  end if;
  perform add_job(job_name, job_payload || jsonb_build_object('organizationId', gate.organization()),
    job_queue, job_run_at, job_key, job_max_attempts, keep_run_at);
end $$;
