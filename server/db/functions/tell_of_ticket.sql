-- Sends webhooks about a new ticket, and about one that is handed to a person or closed.
create or replace function gate.tell_of_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  happened text := case when tg_op = 'INSERT' then 'ticket.created'
    when new.status = 'deferred' then 'ticket.escalated' when new.status = 'closed' then 'ticket.closed' end;
begin
  if happened is not null then
    perform queue_webhooks(new.organization_id, happened, jsonb_build_object('ticket_id', new.id, 'number', new.number,
      'customer_id', new.customer_id, 'channel', new.channel, 'status', new.status, 'priority', new.priority,
      'reason', case happened when 'ticket.escalated' then new.defer_reason when 'ticket.closed' then new.close_reason end),
      case when tg_op = 'INSERT' then new.created_at else new.updated_at end);
  end if;
  return null;
end $$;
