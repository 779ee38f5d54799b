-- module: jobs
-- Removes a job that failed permanently and records who decided this and why. Returns whether there was such a job.
create or replace function gate.discard_failed_job(wanted bigint, why text, by_operator uuid, at timestamptz)
returns boolean language sql volatile security definer set search_path = public, pg_temp as $$
  with discarded as (
    delete from jobs j where j.id = wanted and j.worker_id is null and j.attempts >= j.max_attempts
    returning j.id, j.name, j.payload
  ), noted as (
    insert into job_decisions (job_id, name, reason, business, operator_id, created_at)
    select d.id, d.name, why, o.name, by_operator, at
    from discarded d left join organizations o on o.id::text = d.payload ->> 'organizationId'
  )
  select exists (select 1 from discarded)
$$;
