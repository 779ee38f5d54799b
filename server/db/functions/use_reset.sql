-- module: identity
-- Sets a new password by a link, a member's or an operator's. A link can be used once, even when two requests arrive at
-- the same time, and all sessions of the person end, with log-ins that wait for their code and links that would give
-- the account another address. Returns the person's address, or null when the link is no longer valid. Using the link
-- verifies a member's address. When the address was not verified before, the person who signed up with it may be
-- somebody else, so every other way into the account and out of it ends: second step, API keys, webhooks, the own
-- language model and a support address of another mailbox.
create or replace function gate.use_reset(hash bytea, new_password_hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  address text;
  unproven uuid;
begin
  update password_resets r set used_at = now() from members m
    where r.token_hash = hash and r.used_at is null and r.expires_at > now()
      and m.id = r.member_id and m.disabled_at is null
    returning r.member_id into whose;
  if whose is not null then
    select m.organization_id into unproven from members m
      where m.id = whose and m.email_verified_at is null and m.password_hash is not null;
    update members set password_hash = new_password_hash, email_verified_at = coalesce(email_verified_at, now())
      where id = whose returning email into address;
    delete from sessions where member_id = whose;
    delete from login_challenges where member_id = whose;
    delete from email_changes where member_id = whose and used_at is null;
    if unproven is not null then
      delete from second_steps where person_id = whose;
      delete from known_devices where member_id = whose;
      update api_keys set revoked_at = now() where organization_id = unproven and revoked_at is null;
      update organizations set support_email = address where id = unproven;
      perform gate.switch_off_webhooks(unproven);
      perform gate.switch_off_own_model(unproven);
    end if;
    return address;
  end if;
  update operator_invitations i set used_at = now() from operators o
    where i.token_hash = hash and i.used_at is null and i.expires_at > now()
      and o.id = i.operator_id and o.disabled_at is null
    returning i.operator_id into whose;
  if whose is null then return null; end if;
  update operators set password_hash = new_password_hash where id = whose returning email into address;
  delete from sessions where operator_id = whose;
  delete from login_challenges where operator_id = whose;
  return address;
end $$;
