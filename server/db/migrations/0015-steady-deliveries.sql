-- What goes out when a platform is in trouble: tried by one request at a time, and given to a person when nobody knows
-- what became of it.

alter table channel_connections
  -- Requests in a row that the platform did not answer; none since the last that it took.
  add column troubles smallint not null default 0;

alter table outbox
  -- When staff were told that nobody knows what became of it.
  add column given_up_at timestamptz;

-- Requests tried before `before` of which the platform has told nothing.
create function gate.unknown_deliveries(before timestamptz)
returns table (organization_id uuid, message_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct o.organization_id, o.message_id from outbox o
  where o.state = 'uncertain' and o.given_up_at is null and o.tried_at < before
  limit 1000
$$;
create index outbox_unknown on outbox (tried_at) where state = 'uncertain' and given_up_at is null;
create index outbox_sending on outbox (organization_id, connection_id) where state = 'sending';

-- Sending has a queue of its own: while a platform is waited for, the customer's next message is read and answered.
create or replace function gate.requeue_deliveries(before timestamptz) returns integer
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
      queue_name := 'delivery:' || left(conversation_id::text, 2), max_attempts := 8,
      job_key := 'deliver:' || conversation_id, job_key_mode := 'preserve_run_at')
    from waiting
  )
  select count(*)::integer from queued
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
