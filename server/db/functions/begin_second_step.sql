-- module: identity
-- Stores the secret of a second step that is being set up and replaces an earlier one that was never confirmed. Returns
-- false when the person has a confirmed second step, which has to be switched off first.
create or replace function gate.begin_second_step(person uuid, a_sealed_secret text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into second_steps (organization_id, member_id, operator_id, sealed_secret)
    select m.organization_id, m.id, null, a_sealed_secret from members m where m.id = person
    union all
    select null, null, o.id, a_sealed_secret from operators o where o.id = person
    on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
    where second_steps.confirmed_at is null;
  return found;
end $$;
