-- Returns how many requests for a subscription are in the given state, over all organisations.
create or replace function gate.count_subscription_requests(of_state text)
returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from subscription_requests r where r.state = of_state
$$;
