-- module: identity
-- Ends sessions of the person whose session this is: the wanted one, or all but this one when none is named. Returns
-- how many there were; another person's session is never among them.
create or replace function gate.end_sessions(hash bytea, wanted uuid) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    delete from sessions s using sessions own
    where own.token_hash = hash and (s.member_id = own.member_id or s.operator_id = own.operator_id)
      and case when wanted is null then s.token_hash <> hash else s.id = wanted end
    returning s.id
  )
  select count(*)::integer from ended
$$;
