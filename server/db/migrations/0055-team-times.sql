-- How long customers waited for the team, and how long tickets were open, for the dashboard and the list that its figures
-- lead to. Only the first reply counts: what follows it is a conversation.
alter table tickets add column first_replied_at timestamptz, add column first_reply_seconds integer,
  add check ((first_replied_at is null) = (first_reply_seconds is null) and first_reply_seconds >= 0);

-- Since when a ticket waited before that is kept for the latest wait only, so earlier replies stay unknown.
update tickets t set first_replied_at = r.at, first_reply_seconds = round(extract(epoch from r.at - t.deferred_at))
  from (
    select t.id, min(m.created_at) as at
      from tickets t join messages m on m.organization_id = t.organization_id and m.ticket_id = t.id
      where t.deferred_at is not null and m.author = 'staff' and m.created_at >= t.deferred_at
        and not exists (select 1 from messages e where e.organization_id = t.organization_id and e.ticket_id = t.id
          and e.author = 'staff' and e.created_at < t.deferred_at)
      group by t.id) r
  where t.id = r.id;

create index tickets_replied on tickets (organization_id, first_replied_at) include (first_reply_seconds)
  where first_replied_at is not null;
create index tickets_closed_by_team on tickets (organization_id, closed_at) include (created_at)
  where closed_by is not null and merged_into_id is null;
