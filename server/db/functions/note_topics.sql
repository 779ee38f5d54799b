-- module: conversations
-- Keeps ticket_topics up to date with the agent's replies, in the transaction that writes them. A reply that was not
-- sent answered nothing (message_activity).
create or replace function gate.note_topics() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from ticket_topics where message_id = old.id;
  end if;
  insert into ticket_topics (organization_id, message_id, own_ticket_id, ticket_id, topic_id, above, up_to, asked_at)
    select new.organization_id, new.id, t.id, coalesce(t.merged_into_id, t.id), topic_id(o.title), o.above, o.up_to,
      new.created_at
    from tickets t, message_activity(new.author, new.status, new.decision), message_topics(new.decision, new.citations) o
    where t.organization_id = new.organization_id and t.id = new.ticket_id;
  return null;
end $$;
