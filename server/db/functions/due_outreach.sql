-- Returns the reminders and campaigns that are due, over all organisations, and the running campaigns, because their
-- job may be lost. It takes a thousand of each at a time. Organisations take turns, and within one the order is random,
-- so that an organisation with a thousand that cannot be processed delays neither others nor its own remaining ones
-- permanently.
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
