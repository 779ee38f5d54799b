-- Each of these takes a thousand at a time. Organisations take turns, and within one it is by lot: whoever has more than a
-- thousand that lead nowhere holds up nobody else, and none of their own for ever.

create or replace function gate.due_outreach(at timestamptz)
returns table (organization_id uuid, kind text, id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  (select r.organization_id, 'reminder', r.id from reminders r
    where r.status = 'scheduled' and r.due_at <= at
    order by row_number() over (partition by r.organization_id order by random()) limit 1000)
  union all
  (select c.organization_id, 'campaign', c.id from campaigns c
    where (c.status = 'scheduled' and c.scheduled_at <= at) or c.status = 'sending'
    order by row_number() over (partition by c.organization_id order by random()) limit 1000)
$$;

create or replace function gate.unknown_deliveries(before timestamptz)
returns table (organization_id uuid, message_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  select u.organization_id, u.message_id from (
    select distinct o.organization_id, o.message_id from outbox o
    where o.state = 'uncertain' and o.given_up_at is null and o.tried_at < before) u
  order by row_number() over (partition by u.organization_id order by random())
  limit 1000
$$;

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

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
