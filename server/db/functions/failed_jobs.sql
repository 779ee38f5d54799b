-- module: jobs
-- Returns jobs that failed permanently, for operators, the latest first; `wanted_name` is the name of a kind or null
-- for all.
create or replace function gate.failed_jobs(wanted_name text, page_limit integer, page_offset integer)
returns table (id text, name text, organization_id uuid, organization_name text, error text, attempts integer,
  failed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.id::text, j.name, o.id, o.name, coalesce(j.last_error, ''), j.attempts::integer, j.failed_at
  from jobs j left join organizations o on o.id::text = j.payload ->> 'organizationId'
  where j.worker_id is null and j.attempts >= j.max_attempts and (wanted_name is null or j.name = wanted_name)
  order by j.failed_at desc nulls last, j.id desc
  limit page_limit offset page_offset
$$;
