-- Returns the organisation of a chat token, or null when the token is unknown or revoked, or its business is to be deleted.
create or replace function gate.chat_organization(a_token text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from chat_tokens t
  where token = a_token and revoked_at is null and not exists (
    select 1 from organization_deletions d where d.organization_id = t.organization_id and d.state in ('waiting', 'erasing'))
$$;
