-- Queues a sync of the accounts that a platform says have news.
create or replace function gate.wake_channels(a_platform text, accounts text[]) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with woken as (
    select graphile_worker.add_job('channels.sync',
      json_build_object('organizationId', c.organization_id, 'connectionId', c.id),
      queue_name := 'channel:' || left(c.id::text, 2), max_attempts := 3, job_key := 'channels.sync:' || c.id)
    from channel_connections c
    where c.platform = a_platform and c.account = any(accounts) and c.disconnected_at is null
  )
  select count(*)::integer from woken
$$;
