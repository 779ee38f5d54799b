-- Returns the organisation whose log-in by an identity provider has this state, or null.
create or replace function gate.provider_login_organization(hash bytea) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from provider_logins where state_hash = hash
$$;
