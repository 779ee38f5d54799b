-- Returns the channels that an organisation has connected, for operators: kinds and states, without accounts.
create or replace function gate.operator_channels(organization uuid)
returns table (kind text, problem text, connected_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.kind, c.problem, c.connected_at from channel_connections c
  where c.organization_id = organization and c.disconnected_at is null order by c.connected_at
$$;
