-- Returns the tickets of all organisations that the agent answered and whose customer has been silent since `before`.
-- When the last message is the customer's, nobody answered, and the ticket stays open. A campaign's message does not
-- count, because it does not concern a ticket.
create or replace function gate.quiet_tickets(before timestamptz, upto integer)
returns table (organization_id uuid, ticket_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.organization_id, t.id from tickets t
  where t.status = 'pending' and not t.handled_by_human and t.updated_at < before
    and 'agent' = (
      select m.author from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
        and m.author <> 'campaign'
      order by m.created_at desc, m.id desc limit 1)
  order by t.updated_at limit upto
$$;
