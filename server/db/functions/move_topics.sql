-- module: conversations
-- Shows the topics of a merged ticket on the ticket in which it continues, and again on itself when the merge is
-- undone.
create or replace function gate.move_topics() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ticket_topics set ticket_id = coalesce(new.merged_into_id, new.id)
    where organization_id = new.organization_id and own_ticket_id = new.id;
  return null;
end $$;
