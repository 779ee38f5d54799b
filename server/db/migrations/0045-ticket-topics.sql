-- What customers asked about in a ticket, kept by triggers on messages and tickets (docs/decisions/0040): a list of 200,000
-- tickets is filtered by it. Which rows count depends on a threshold that the owner may change: those with
-- above < threshold <= up_to (message_topics, topic_threshold).
create table ticket_topics (
  organization_id uuid not null references organizations on delete cascade,
  -- The agent's reply.
  message_id uuid not null references messages on delete cascade,
  own_ticket_id uuid not null,
  -- The ticket that the own one was merged into, else the same.
  ticket_id uuid not null,
  topic_id uuid not null,
  above numeric not null,
  up_to numeric not null,
  asked_at timestamptz not null
);
create index ticket_topics_topic on ticket_topics (organization_id, topic_id, asked_at) include (ticket_id, above, up_to);
create index ticket_topics_ticket on ticket_topics (organization_id, ticket_id, topic_id);
create index ticket_topics_own on ticket_topics (organization_id, own_ticket_id);
create index ticket_topics_message on ticket_topics (message_id);
call gate.protect('ticket_topics');

insert into ticket_topics (organization_id, message_id, own_ticket_id, ticket_id, topic_id, above, up_to, asked_at)
select m.organization_id, m.id, t.id, coalesce(t.merged_into_id, t.id), topic_id(o.title), o.above, o.up_to, m.created_at
from messages m join tickets t on t.organization_id = m.organization_id and t.id = m.ticket_id
cross join message_activity(m.author, m.status, m.decision) cross join message_topics(m.decision, m.citations) o
where m.author = 'agent';

create trigger note_topics after insert on messages for each row when (new.author = 'agent')
  execute function gate.note_topics();
create trigger note_changed_topics after update on messages for each row
  when (new.author = 'agent' and
    (old.status in ('sent', 'delivered', 'read'), old.decision, old.citations, old.created_at, old.ticket_id)
    is distinct from
    (new.status in ('sent', 'delivered', 'read'), new.decision, new.citations, new.created_at, new.ticket_id))
  execute function gate.note_topics();
create trigger move_topics after update on tickets for each row
  when (old.merged_into_id is distinct from new.merged_into_id) execute function gate.move_topics();
