-- Returns every connected account of all organisations that has no problem, for the job that polls them.
create or replace function gate.connected_channels()
returns table (organization_id uuid, connection_id uuid, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id, c.kind from channel_connections c
  where c.disconnected_at is null and c.problem is null
$$;
