-- module: inbox
-- Stores what platforms deliver, for any organisation, and queues nothing: a job for each event would notify, and
-- notifying makes commits wait for each other; server/jobs/due-inbound-events.ts creates the jobs in batches.
-- Deliveries that arrive together are stored by one statement: `events` contains [{delivery, platform, account,
-- external_id, thread, at, body, received_at}], where `delivery` numbers them, and the result states for each delivery
-- how many of its events were new. Events are inserted in the order of their keys, so that two statements with the same
-- events never deadlock. Events of accounts that nobody has connected are dropped, because nobody could read them. For
-- a delivery that names an account which is just being connected the result is -1, so that the delivery is not
-- acknowledged and the platform repeats it; its other events are stored, and are recognised when they are delivered
-- again.
create or replace function gate.store_channel_events(events jsonb) returns table (delivery integer, stored integer)
language sql security definer set search_path = public, pg_temp as $$
  with given as (
    select e.delivery, c.organization_id, c.id as connection_id, e.external_id, e.thread, e.at, e.body, e.received_at
    from jsonb_to_recordset(events)
      as e(delivery integer, platform text, account text, external_id text, thread text, at timestamptz, body jsonb, received_at timestamptz)
    join channel_connections c on c.platform = e.platform and (c.account = e.account or c.account_group = e.account)
      and c.disconnected_at is null
  ), kept as (
    insert into channel_events (organization_id, connection_id, external_id, thread, at, body, received_at)
    select organization_id, connection_id, external_id, thread, at, body, received_at from given
    order by connection_id, external_id, delivery
    on conflict do nothing
    returning connection_id, external_id
  ), first as (
    select min(g.delivery) as delivery from kept k
    join given g on g.connection_id = k.connection_id and g.external_id = k.external_id
    group by k.connection_id, k.external_id
  ), early as (
    select distinct e.delivery
    from connecting_accounts w
    join jsonb_to_recordset(events) as e(delivery integer, platform text, account text, received_at timestamptz)
      on e.platform = w.platform and (e.account = w.account or e.account = w.account_group) and e.received_at < w.until
    where not exists (select 1 from channel_connections c where c.platform = e.platform
      and (c.account = e.account or c.account_group = e.account) and c.disconnected_at is null)
  )
  select first.delivery, count(*)::integer from first
  where first.delivery not in (select delivery from early) group by first.delivery
  union all
  select early.delivery, -1 from early
$$;
