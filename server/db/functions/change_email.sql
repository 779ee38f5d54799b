-- module: identity
-- Gives a link's member the new address, because the link proves that they read the mails there. Links that were mailed
-- to the old address become invalid, and the support address changes with it if it was the same. Raises a unique
-- violation when somebody else has the address by now. Using the link again changes nothing. Returns no row when the
-- link is no longer valid; `old_email` is null unless the address changed now, and `was_proven` tells whether the
-- member had verified the old address.
create or replace function gate.change_email(hash bytea)
returns table (organization_id uuid, member_id uuid, old_email text, was_proven boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted email_changes%rowtype;
  person members%rowtype;
begin
  select e.* into wanted from email_changes e where e.token_hash = hash and e.expires_at > now() for update;
  if wanted.member_id is null then return; end if;
  select m.* into person from members m
    where m.id = wanted.member_id and m.disabled_at is null and m.removed_at is null for update;
  if person.id is null then return; end if;
  if wanted.used_at is not null then
    if person.email = wanted.email then
      return query select person.organization_id, person.id, null::text, true;
    end if;
    return;
  end if;
  update members m set email = wanted.email, email_verified_at = now() where m.id = person.id;
  update organizations o set support_email = wanted.email
    where o.id = person.organization_id and o.support_email = person.email;
  update email_changes e set used_at = now() where e.token_hash = hash;
  delete from email_changes e where e.member_id = person.id and e.used_at is null;
  delete from email_verifications v where v.member_id = person.id;
  delete from password_resets r where r.member_id = person.id;
  return query select person.organization_id, person.id, person.email, person.email_verified_at is not null;
end $$;
