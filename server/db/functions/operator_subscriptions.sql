-- Returns the states of organisations' subscriptions for operators, the newest organisation first. `words` and `wanted`
-- are those of gate.operator_organizations.
create or replace function gate.operator_subscriptions(words text[], wanted uuid, counted_since timestamptz, page_limit integer, page_offset integer)
returns table (organization_id uuid, organization_name text, status text, trial_started_at timestamptz, trial_ends_at timestamptz, terms jsonb, interactions bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with found as (
    select o.id, o.name, o.created_at from organizations o
    where (wanted is null or o.id = wanted) and (cardinality(words) = 0 or gate.organization_has_words(o.id, words))
    order by o.created_at desc, o.id limit page_limit offset page_offset
  )
  select f.id, f.name, s.status, s.trial_started_at, s.trial_ends_at,
    coalesce((select jsonb_agg(jsonb_build_object('plan', t.plan, 'period', t.period, 'price', t.price,
        'starts_at', t.starts_at, 'ends_at', t.ends_at) order by t.starts_at)
      from subscription_terms t where t.organization_id = f.id and t.ends_at > t.starts_at), '[]'),
    (select count(*) from interactions i where i.organization_id = f.id and i.sent_at >= counted_since)
  from found f left join subscriptions s on s.organization_id = f.id
  order by f.created_at desc, f.id
$$;
