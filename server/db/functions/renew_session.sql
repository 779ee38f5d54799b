-- module: identity
-- Gives a session another token once its person has confirmed their identity again; the earlier token becomes invalid.
-- The session counts as begun now and ends when it would have ended. Returns whether there was such a session.
create or replace function gate.renew_session(hash bytea, fresh bytea) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with renewed as (
    update sessions set token_hash = fresh, created_at = now(), used_at = now()
    where token_hash = hash and support_access_id is null
    returning 1
  )
  select exists (select 1 from renewed)
$$;
