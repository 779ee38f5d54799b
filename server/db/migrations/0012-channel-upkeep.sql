-- Work that lost its job: a job that failed too often is gone, and what it was to do must not be.

-- Deliveries stored before `before` that nobody has read: their threads are due again.
create function gate.requeue_channel_events(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    update channel_events set queued_at = null where read_at is null and queued_at is not null and received_at < before
    returning 1
  )
  select count(*)::integer from due
$$;

-- Answers that have waited since `before` on a channel that is well: their conversations are queued again.
create function gate.requeue_deliveries(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with waiting as (
    select distinct on (m.conversation_id) m.organization_id, m.id, m.conversation_id
    from messages m
    join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
    join channel_connections k on k.organization_id = m.organization_id and k.kind = c.channel
      and k.disconnected_at is null and k.problem is null
    where m.author <> 'customer' and m.status = 'queued' and m.created_at < before
    order by m.conversation_id, m.created_at
    limit 1000
  ), queued as (
    select graphile_worker.add_job('conversations.deliver',
      json_build_object('organizationId', organization_id, 'messageId', id),
      queue_name := 'conversation:' || left(conversation_id::text, 2), max_attempts := 8,
      job_key := 'deliver:' || conversation_id, job_key_mode := 'preserve_run_at')
    from waiting
  )
  select count(*)::integer from queued
$$;
create index messages_waiting on messages (created_at) where author <> 'customer' and status = 'queued';
create index channel_events_unread on channel_events (received_at) where read_at is null;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
