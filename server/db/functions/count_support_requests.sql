-- module: site
-- Returns how many support requests are in the given state, over all organisations.
create or replace function gate.count_support_requests(of_state text)
returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from support_requests r where r.state = of_state
$$;
