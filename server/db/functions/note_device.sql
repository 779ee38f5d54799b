-- module: identity
-- Records that a person logs in from a device. Returns whether it is a new one while others are known; the first device
-- of a person needs no warning.
create or replace function gate.note_device(a_member uuid, an_operator uuid, a_device text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_others boolean;
begin
  update known_devices set last_seen_at = now()
    where person_id = coalesce(a_member, an_operator) and device = a_device;
  if found then return false; end if;
  has_others := exists (select 1 from known_devices where person_id = coalesce(a_member, an_operator));
  insert into known_devices (device, organization_id, member_id, operator_id)
    values (a_device, (select organization_id from members where id = a_member), a_member, an_operator)
    on conflict do nothing;
  return found and has_others;
end $$;
