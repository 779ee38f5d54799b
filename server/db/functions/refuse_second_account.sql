-- Refuses an address that already has an account of the other kind. One address belongs to one person: somebody who
-- signed up with an operator's address would take the operator's log-in over.
create or replace function gate.refuse_second_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (tg_table_name = 'members' and exists (select 1 from operators o where o.email = new.email))
     or (tg_table_name = 'operators' and exists (select 1 from members m where m.email = new.email)) then
    raise unique_violation using constraint = 'members_email_key', message = 'the address already has an account';
  end if;
  return new;
end $$;
