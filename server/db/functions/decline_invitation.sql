-- module: identity
-- Removes an invited person from the organisation permanently, by the link of their invitation: their name and address
-- are deleted, and a hash of the address keeps the organisation from inviting it again. Returns no row when the link is
-- no longer valid or the invitation was accepted.
create or replace function gate.decline_invitation(hash bytea) returns table (organization_id uuid, member_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  invited members%rowtype;
begin
  select m.* into invited from members m join password_resets r on r.member_id = m.id
    where r.token_hash = hash and r.used_at is null and r.expires_at > now()
      and m.password_hash is null and m.disabled_at is null
    for update of m;
  if invited.id is null then return; end if;
  insert into declined_invitations (organization_id, address_hash)
    values (invited.organization_id, gate.invitation_address(invited.organization_id, invited.email))
    on conflict do nothing;
  delete from members m where m.id = invited.id;
  return query select invited.organization_id, invited.id;
end $$;
