-- Returns where the subscription of every organisation stands, for the operator; the newest organisation first.
create or replace function gate.operator_subscriptions(counted_since timestamptz)
returns table (organization_id uuid, organization_name text, status text, trial_ends_at timestamptz, terms jsonb, interactions bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, coalesce(s.status, 'NA'), s.trial_ends_at,
    coalesce((select jsonb_agg(jsonb_build_object('plan', t.plan, 'period', t.period, 'price', t.price,
        'starts_at', t.starts_at, 'ends_at', t.ends_at) order by t.starts_at)
      from subscription_terms t where t.organization_id = o.id and t.ends_at > t.starts_at), '[]'),
    (select count(*) from interactions i where i.organization_id = o.id and i.sent_at >= counted_since)
  from organizations o left join subscriptions s on s.organization_id = o.id
  order by o.created_at desc limit 1000
$$;
