-- Deliveries that arrive together are stored by one statement; each is told how many of its own events were new.
-- `events` carry the number of their delivery. In the order of their keys, so that two who store the same never wait for
-- each other both ways.
drop function gate.store_channel_events(text, jsonb, timestamptz);
create function gate.store_channel_events(events jsonb) returns table (delivery integer, stored integer)
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
  )
  select first.delivery, count(*)::integer from first group by first.delivery
$$;

-- Whether an account has a connection other than this organisation's by this way: asked before its platform is.
create function gate.account_is_taken(a_platform text, an_account text, but_organization uuid, but_kind text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from channel_connections c
    where c.platform = a_platform and c.account = an_account and c.disconnected_at is null
      and (c.organization_id <> but_organization or c.kind <> but_kind))
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
