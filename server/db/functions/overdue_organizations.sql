-- Returns the organisations with tickets whose reply became due between `since` and `until` and whose team was not
-- notified.
create or replace function gate.overdue_organizations(since timestamptz, until timestamptz)
returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct t.organization_id from tickets t
  where t.status = 'deferred' and t.reply_due_at > since and t.reply_due_at <= until
    and t.overdue_noticed_for is distinct from t.reply_due_at
$$;
