-- Removes the bodies of read events when they are no longer needed, and the events themselves when no platform delivers
-- them again (Meta does for seven days). Log-ins at platforms that were never finished are removed as well.
create or replace function gate.forget_channel_events(bodies_before timestamptz, ids_before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from channel_events where received_at < ids_before and read_at is not null returning 1),
    emptied as (update channel_events set body = null
      where received_at < bodies_before and received_at >= ids_before and read_at is not null and body is not null returning 1),
    expired as (delete from channel_setups where expires_at < ids_before returning 1)
  select ((select count(*) from gone) + (select count(*) from emptied) + 0 * (select count(*) from expired))::integer
$$;
