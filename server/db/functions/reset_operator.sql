-- module: identity
-- Switches an operator's second step off and ends their sessions. Returns whether there was such an operator.
-- owner: the command `npm run operators` calls it as the owner, the application may not.
create or replace function gate.reset_operator(address text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid;
begin
  select id into wanted from operators where email = address;
  if wanted is null then return false; end if;
  delete from second_steps where operator_id = wanted;
  delete from sessions where operator_id = wanted;
  delete from login_challenges where operator_id = wanted;
  return true;
end $$;
