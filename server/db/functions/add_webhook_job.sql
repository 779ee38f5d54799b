-- module: events
-- Adds the job that makes a delivery's next attempt; one that waits is replaced.
create or replace function add_webhook_job(an_organization uuid, delivery uuid, run_at timestamptz default null) returns void
language sql set search_path = public, pg_temp as $$
  select add_job('webhooks.deliver', jsonb_build_object('organizationId', an_organization, 'deliveryId', delivery),
    job_run_at => run_at, job_key => 'webhooks.deliver:' || delivery)
$$;
