-- Returns requests that were tried before `before` and about which the platform has reported nothing. It takes a
-- thousand at a time. Organisations take turns, and within one the order is random, so that no organisation's unknown
-- requests delay those of others.
create or replace function gate.unknown_deliveries(before timestamptz)
returns table (organization_id uuid, message_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  select u.organization_id, u.message_id from (
    select distinct o.organization_id, o.message_id from outbox o
    where o.state = 'uncertain' and o.given_up_at is null and o.tried_at < before) u
  order by row_number() over (partition by u.organization_id order by random())
  limit 1000
$$;
