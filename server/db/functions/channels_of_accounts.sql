-- Returns the connections of the accounts that a platform names, of all organisations.
create or replace function gate.channels_of_accounts(a_platform text, accounts text[])
returns table (organization_id uuid, connection_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id from channel_connections c
  where c.platform = a_platform and c.account = any(accounts) and c.disconnected_at is null
$$;
