-- Returns the organisation whose identity provider logs in the addresses of a domain, or null.
create or replace function gate.single_sign_on_organization(a_domain text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from identity_providers
  where domain = a_domain and domain_proven_at is not null and is_enabled
$$;
