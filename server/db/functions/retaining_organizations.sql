-- Returns the organisations that erase closed conversations after a time, for the job that does so.
create or replace function gate.retaining_organizations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from retentions order by organization_id
$$;
