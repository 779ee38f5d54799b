-- module: identity
-- Uses up a recovery code. Returns false when the person has no such code left.
create or replace function gate.use_recovery_code(person uuid, hash bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update recovery_codes set used_at = now() where person_id = person and code_hash = hash and used_at is null;
  return found;
end $$;
