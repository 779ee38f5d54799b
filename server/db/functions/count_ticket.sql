-- module: reporting
-- Keeps the organisation's activity up to date with its tickets, in the transaction that writes them. A ticket that was
-- merged into another one does not count, because the other one does.
create or replace function gate.count_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into activity_quarters (organization_id, starts_at, tickets)
      select o.id, date_bin('15 minutes', old.created_at, 'epoch'), -1 from organizations o
      where o.id = old.organization_id and old.merged_into_id is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into activity_quarters (organization_id, starts_at, tickets)
      select new.organization_id, date_bin('15 minutes', new.created_at, 'epoch'), 1 where new.merged_into_id is null;
  end if;
  return null;
end $$;
