-- module: identity
-- Removes an answered challenge. Returns false when another request has already removed it, because one challenge opens
-- one session.
create or replace function gate.close_login_challenge(hash bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from login_challenges where token_hash = hash;
  return found;
end $$;
