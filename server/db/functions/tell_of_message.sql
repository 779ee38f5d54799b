-- Sends webhooks about a customer's message, and about a message of the agent or staff once it is being sent. Messages
-- of campaigns do not belong to a conversation and are left out.
create or replace function gate.tell_of_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  happened text := case
    when new.author = 'customer' and tg_op = 'INSERT' then 'message.received'
    when new.author in ('agent', 'staff') and is_sent(new.status)
      and (tg_op = 'INSERT' or not is_sent(old.status)) then 'message.sent' end;
begin
  if happened is not null then
    perform queue_webhooks(new.organization_id, happened, jsonb_build_object('message_id', new.id, 'ticket_id', new.ticket_id,
      'author', new.author), new.created_at);
  end if;
  return null;
end $$;
