-- module: inbox
-- Makes events due again that were stored before `before` and have not been read: a job that failed too often is gone,
-- but its work must not be lost.
create or replace function gate.requeue_channel_events(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    update channel_events set queued_at = null where read_at is null and queued_at is not null and received_at < before
    returning 1
  )
  select count(*)::integer from due
$$;
