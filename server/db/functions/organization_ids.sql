-- Returns all organisations, for a command that looks after each of them.
create or replace function gate.organization_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organizations order by created_at, id
$$;
