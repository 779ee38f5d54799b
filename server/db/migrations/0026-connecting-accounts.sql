-- Accounts that are being connected: their platform may tell of them before they are stored. Whoever dies meanwhile leaves
-- a row that means nothing after `until`.
create table connecting_accounts (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  platform text not null,
  account text not null,
  account_group text,
  until timestamptz not null
);
call gate.protect('connecting_accounts');

-- As before; what is new: a delivery that speaks of an account that is just being connected is told as -1, so that it is
-- not acknowledged and comes again. Its other events are stored, and known when they come again.
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

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
