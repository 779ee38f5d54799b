-- module: identity
-- Replaces all recovery codes of a person, used ones included.
create or replace function gate.renew_recovery_codes(person uuid, code_hashes bytea[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from recovery_codes where person_id = person;
  insert into recovery_codes (organization_id, person_id, code_hash)
    select s.organization_id, s.person_id, hash from second_steps s, unnest(code_hashes) as hash
    where s.person_id = person and s.confirmed_at is not null;
$$;
