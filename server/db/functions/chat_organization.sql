-- Returns the organisation of a chat token, or null when the token is unknown or revoked.
create or replace function gate.chat_organization(a_token text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from chat_tokens where token = a_token and revoked_at is null
$$;
