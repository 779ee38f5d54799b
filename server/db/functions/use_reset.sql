-- module: identity
-- Sets a new password by a link. A link is good for one use, even when two requests arrive at once, and all sessions
-- of the member end. Returns the member's address, or null when the link is no longer good.
create or replace function gate.use_reset(hash bytea, new_password_hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  address text;
begin
  update password_resets r set used_at = now() from members m
    where r.token_hash = hash and r.used_at is null and r.expires_at > now()
      and m.id = r.member_id and m.disabled_at is null
    returning r.member_id into whose;
  if whose is null then return null; end if;
  update members set password_hash = new_password_hash where id = whose returning email into address;
  delete from sessions where member_id = whose;
  return address;
end $$;
