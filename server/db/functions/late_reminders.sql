-- Returns the reminders, over all organisations, whose message was created before `before` and still waits to be sent.
create or replace function gate.late_reminders(before timestamptz)
returns table (organization_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id, r.id from messages m
  join reminders r on r.organization_id = m.organization_id
    and r.id = case when m.origin = 'reminder' then m.origin_id::uuid end and r.message_id = m.id
  where m.author <> 'customer' and m.author = 'staff' and m.status = 'queued' and m.created_at < before and r.status = 'sent'
  order by row_number() over (partition by m.organization_id order by m.created_at)
  limit 1000
$$;
