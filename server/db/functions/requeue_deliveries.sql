-- Queues the conversations again whose messages have waited since `before` on a channel that works: a job that
-- failed too often is gone, and the messages must not be. It takes a thousand at a time; the channels of all
-- organisations take turns, and within one the order is random, so that a thousand that lead nowhere hold up nobody
-- else.
create or replace function gate.requeue_deliveries(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with waiting as (
    select distinct on (m.conversation_id) m.organization_id, m.id, m.conversation_id, c.channel
    from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join channel_connections k on k.organization_id = m.organization_id and k.kind = c.channel
      and k.disconnected_at is null and k.problem is null
    where m.author <> 'customer' and m.status = 'queued' and m.created_at < before
    order by m.conversation_id, m.created_at
  ), next as (
    select w.* from waiting w
    order by row_number() over (partition by w.organization_id, w.channel order by random())
    limit 1000
  ), queued as (
    select graphile_worker.add_job('conversations.deliver',
      json_build_object('organizationId', organization_id, 'messageId', id),
      queue_name := 'delivery:' || left(conversation_id::text, 2), max_attempts := 8,
      job_key := 'deliver:' || conversation_id, job_key_mode := 'preserve_run_at')
    from next
  )
  select count(*)::integer from queued
$$;
