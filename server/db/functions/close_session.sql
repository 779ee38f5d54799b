-- module: identity
-- Ends a session: whoever logs out leaves nothing behind that opens the account again.
create or replace function gate.close_session(hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions where token_hash = hash
$$;
