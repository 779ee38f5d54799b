-- Returns the conversations whose messages have waited since `before` on a working channel, each with its first waiting
-- message: a job that failed too often is gone, but the messages must not be lost. It takes a thousand at a time. The
-- channels of all organisations take turns, and within one the order is random, so that a thousand that cannot be sent
-- delay no others.
create or replace function gate.forgotten_deliveries(before timestamptz)
returns table (organization_id uuid, message_id uuid, conversation_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  select w.organization_id, w.id, w.conversation_id from (
    select distinct on (m.conversation_id) m.organization_id, m.id, m.conversation_id, c.channel
    from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join channel_connections k on k.organization_id = m.organization_id and k.kind = c.channel
      and k.disconnected_at is null and k.problem is null
    where m.author <> 'customer' and m.status = 'queued' and m.created_at < before
    order by m.conversation_id, m.created_at) w
  order by row_number() over (partition by w.organization_id, w.channel order by random())
  limit 1000
$$;
