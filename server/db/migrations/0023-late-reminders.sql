-- A reminder that comes half a day late says something else than it was to: whose channel could not send it until then is
-- given to a person instead.
alter table reminders
  drop constraint reminders_problem_check,
  add constraint reminders_problem_check check (problem in ('window_closed', 'not_connected', 'template', 'late'));

-- Reminders whose message was made before `before` and still waits to be sent, over all organisations.
create function gate.late_reminders(before timestamptz)
returns table (organization_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id, r.id from messages m
  join reminders r on r.organization_id = m.organization_id
    and r.id = case when m.external_id like 'reminder:%' then substr(m.external_id, 10)::uuid end and r.message_id = m.id
  where m.author <> 'customer' and m.author = 'staff' and m.status = 'queued' and m.created_at < before and r.status = 'sent'
  order by row_number() over (partition by m.organization_id order by m.created_at)
  limit 1000
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
