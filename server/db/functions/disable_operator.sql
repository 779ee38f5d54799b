-- module: identity
-- Removes an operator's access: sessions end and links become invalid. Returns whether there was such an operator.
-- owner: the command `npm run operators` calls it as the owner, the application may not.
create or replace function gate.disable_operator(address text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  disabled uuid;
begin
  update operators set disabled_at = coalesce(disabled_at, now()) where email = address returning id into disabled;
  if disabled is null then return false; end if;
  delete from sessions where operator_id = disabled;
  delete from login_challenges where operator_id = disabled;
  update operator_invitations set used_at = now() where operator_id = disabled and used_at is null;
  return true;
end $$;
