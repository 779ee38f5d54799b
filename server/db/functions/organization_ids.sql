-- Returns all organisations, for a command that processes each of them.
-- owner: the command `npm run activity` calls it as the owner, the application may not.
create or replace function gate.organization_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organizations order by created_at, id
$$;
