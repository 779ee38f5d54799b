-- Returns organisations for operators, the newest first, with figures and without anything that their customers wrote.
-- The name, the phone number or a member's address contains each of `words`; `wanted` is one organisation's id or null.
-- Figures are only computed for the organisations of the page. The month begins in each organisation's own time zone.
create or replace function gate.operator_organizations(words text[], wanted uuid, at timestamptz, page_limit integer, page_offset integer)
returns table (id uuid, name text, industry text, phone text, created_at timestamptz, members bigint, tickets bigint,
  published_version integer, conversations_month bigint, replies_month bigint, last_active_at timestamptz,
  broken_channels bigint, waiting_day bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with found as (
    select o.*,
      date_trunc('month', at at time zone o.time_zone) at time zone o.time_zone as month_start
    from organizations o
    where (wanted is null or o.id = wanted) and (cardinality(words) = 0 or gate.organization_has_words(o.id, words))
    order by o.created_at desc, o.id limit page_limit offset page_offset
  )
  select f.id, f.name, f.industry, f.phone, f.created_at,
    (select count(*) from members m where m.organization_id = f.id and m.removed_at is null),
    (select count(*) from tickets t where t.organization_id = f.id and t.merged_into_id is null),
    (select v.number from versions v where v.id = f.published_version_id),
    (select count(distinct m.conversation_id) from messages m
      where m.organization_id = f.id and m.author = 'customer' and m.created_at >= f.month_start),
    (select count(*) from messages m
      where m.organization_id = f.id and m.author = 'agent' and m.created_at >= f.month_start),
    greatest(
      (select max(m.created_at) from messages m where m.organization_id = f.id and m.author = 'customer'),
      (select max(s.used_at) from sessions s where s.organization_id = f.id and s.member_id is not null)),
    (select count(*) from channel_connections c
      where c.organization_id = f.id and c.disconnected_at is null and c.problem is not null),
    (select count(*) from tickets t where t.organization_id = f.id and t.status = 'deferred'
      and t.merged_into_id is null and t.deferred_at < at - interval '1 day')
  from found f order by f.created_at desc, f.id
$$;
