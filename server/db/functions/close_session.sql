-- module: identity
-- Ends a session, so that its token gives no access after the log-out. For a session that was still valid, returns what
-- it keeps of its log-in by an identity provider.
create or replace function gate.close_session(hash bytea)
returns table (organization_id uuid, member_id uuid, sealed_provider_login text)
language sql security definer set search_path = public, pg_temp as $$
  with closed as (
    delete from sessions s where s.token_hash = hash
    returning s.organization_id, s.member_id, s.sealed_provider_login, s.expires_at
  )
  select c.organization_id, c.member_id, c.sealed_provider_login from closed c
  where c.sealed_provider_login is not null and c.expires_at > now()
$$;
