-- module: connections
-- Removes the secrets of an account whose business removed the app at Meta, in whichever organisation it is connected.
create or replace function gate.end_meta_accounts(platforms text[], person text, at timestamptz)
returns table (organization_id uuid, connection_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  update channel_connections c set sealed_secrets = null, details = '{}', disconnected_at = at, problem = null
  where c.platform = any(platforms) and c.disconnected_at is null
    and (c.account = person or c.details ->> 'userId' = person)
  returning c.organization_id, c.id
$$;
