-- module: events
-- Stores an event for every endpoint of the organisation that subscribes to it, with the job that delivers it. Both are
-- stored in the transaction of the change, so that neither exists without the other.
create or replace function queue_webhooks(an_organization uuid, an_event text, some_data jsonb, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  delivery uuid;
begin
  for delivery in
    insert into webhook_deliveries (organization_id, endpoint_id, event, data, happened_at, next_attempt_at)
      select e.organization_id, e.id, an_event, some_data, at, at from webhook_endpoints e
      where e.organization_id = an_organization and e.disabled_at is null and an_event = any(e.events)
      returning id
  loop
    perform add_webhook_job(an_organization, delivery);
  end loop;
end $$;
