-- module: events
-- Adds the job that makes the next attempt of a delivery of the organisation that this transaction works for.
create or replace function gate.queue_webhook_delivery(delivery uuid, run_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select add_webhook_job(d.organization_id, d.id, run_at) from webhook_deliveries d
  where d.organization_id = gate.organization() and d.id = delivery
$$;
