-- Returns the requests for a subscription in the given state for the operator: open ones with the longest waiting
-- first, decided ones with the latest first.
create or replace function gate.operator_subscription_requests(of_state text, page_limit integer, page_offset integer)
returns table (id uuid, organization_id uuid, organization_name text, phone text, requested_by_name text, requested_by_email text,
  kind text, plan text, period text, price integer, language text, state text, requested_at timestamptz, decided_at timestamptz, note text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.id, o.name, o.phone, m.name, m.email, r.kind, r.plan, r.period, r.price, r.language, r.state, r.requested_at,
    r.decided_at, r.note
  from subscription_requests r
  join organizations o on o.id = r.organization_id
  left join members m on m.organization_id = r.organization_id and m.id = r.requested_by
  where r.state = of_state
  order by r.decided_at desc, case when of_state = 'open' then r.requested_at end, r.id
  limit page_limit offset page_offset
$$;
