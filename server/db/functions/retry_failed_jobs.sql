-- module: jobs
-- Gives jobs that failed permanently all their attempts again and wakes the workers: one job by its id, all of a name,
-- or all. Records who decided this. Returns the number of jobs.
create or replace function gate.retry_failed_jobs(wanted bigint, wanted_name text, by_operator uuid, at timestamptz)
returns integer language sql volatile security definer set search_path = public, pg_temp as $$
  with retried as (
    update jobs j set attempts = 0, run_at = now(), due_at = now(), last_error = null, failed_at = null
    where j.worker_id is null and j.attempts >= j.max_attempts and (wanted is null or j.id = wanted)
      and (wanted_name is null or j.name = wanted_name)
    returning j.id, j.name, j.payload
  ), noted as (
    insert into job_decisions (job_id, name, business, operator_id, created_at)
    select r.id, r.name, o.name, by_operator, at
    from retried r left join organizations o on o.id::text = r.payload ->> 'organizationId'
  ), woken as (
    select pg_notify('wakil_jobs', kinds.name) from (select distinct r.name from retried r) kinds
  )
  select (select count(*) from retried)::integer + 0 * (select count(*) from woken)::integer
$$;
