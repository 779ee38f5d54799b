-- Returns how many requests for a demo are open and how many are handled.
create or replace function gate.count_demo_requests()
returns table (open bigint, handled bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where d.handled_at is null), count(*) filter (where d.handled_at is not null)
  from demo_requests d
$$;
