-- module: identity
-- Forgets the attempts under a key, after the right password was given.
create or replace function gate.forget_attempts(a_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from attempts where key = a_key
$$;
