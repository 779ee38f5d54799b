-- Counts the requests to delete a business that gate.organization_deletions lists for a state.
create or replace function gate.count_organization_deletions(of_state text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from organization_deletions d
  where d.state = of_state or (of_state = 'waiting' and d.state = 'erasing')
$$;
