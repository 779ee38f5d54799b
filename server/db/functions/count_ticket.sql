-- module: reporting
-- Keeps the organisation's activity in step with its tickets, in the transaction that writes them.
create or replace function gate.count_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into activity_quarters (organization_id, starts_at, tickets)
      select o.id, date_bin('15 minutes', old.created_at, 'epoch'), -1 from organizations o where o.id = old.organization_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into activity_quarters (organization_id, starts_at, tickets)
      values (new.organization_id, date_bin('15 minutes', new.created_at, 'epoch'), 1);
  end if;
  return null;
end $$;
