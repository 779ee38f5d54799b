-- module: identity
-- Adds an operator without a password and stores a link for choosing one; earlier links become invalid. An existing
-- operator keeps the password until the link is used, and regains access if it was disabled.
create or replace function gate.invite_operator(address text, a_name text, hash bytea, life interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  invited uuid;
begin
  insert into operators (email, name) values (address, a_name)
    on conflict (email) do update set name = excluded.name, disabled_at = null
    returning id into invited;
  update operator_invitations set used_at = now() where operator_id = invited and used_at is null;
  insert into operator_invitations (operator_id, token_hash, expires_at) values (invited, hash, now() + life);
end $$;
