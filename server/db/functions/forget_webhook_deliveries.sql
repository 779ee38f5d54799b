-- module: events
-- Deletes deliveries that were completed or given up before a moment, over all organisations.
create or replace function gate.forget_webhook_deliveries(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from webhook_deliveries where happened_at < before and state <> 'pending' returning 1)
  select count(*)::integer from gone
$$;
