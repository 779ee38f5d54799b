-- module: conversations
-- Recomputes when waiting tickets are due, in the transaction that changes the targets, the team's hours or the time
-- zone.
create or replace function gate.renew_reply_due() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  an_organization uuid;
begin
  if tg_table_name = 'organizations' then an_organization := new.id; else an_organization := new.organization_id; end if;
  update tickets t set reply_due_at = d.due
    from (select id, reply_due_at(organization_id, priority, deferred_at) as due from tickets
      where organization_id = an_organization and status = 'deferred') d
    where t.organization_id = an_organization and t.id = d.id and t.reply_due_at is distinct from d.due;
  return null;
end $$;
