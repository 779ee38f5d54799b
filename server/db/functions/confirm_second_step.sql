-- module: identity
-- Switches a second step on with its first code. All other sessions of the person end, because they were opened without
-- it. Returns false when there was nothing to confirm.
create or replace function gate.confirm_second_step(person uuid, a_step bigint, code_hashes bytea[], keep_session bytea)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update second_steps set confirmed_at = now(), last_step = a_step where person_id = person and confirmed_at is null;
  if not found then return false; end if;
  insert into recovery_codes (organization_id, person_id, code_hash)
    select s.organization_id, s.person_id, hash from second_steps s, unnest(code_hashes) as hash where s.person_id = person;
  delete from sessions where (member_id = person or operator_id = person) and token_hash <> keep_session;
  return true;
end $$;
