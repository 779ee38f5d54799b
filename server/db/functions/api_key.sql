-- module: identity
-- Returns the live API key with this hash and notes that it was used, once a minute rather than on every call.
create or replace function gate.api_key(hash bytea, at timestamptz)
returns table (id uuid, organization_id uuid, name text, scopes text[])
language sql volatile security definer set search_path = public, pg_temp as $$
  with live as (
    select k.* from api_keys k
    where k.key_hash = hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > at)
  ), touched as (
    update api_keys k set used_at = at from live
    where k.id = live.id and (live.used_at is null or live.used_at < at - interval '1 minute')
  )
  select live.id, live.organization_id, live.name, live.scopes from live
$$;
