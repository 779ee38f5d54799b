-- Returns the organisations whose topics count for the trends of their industry, for the job that counts them. The job
-- reads the counts of each in a separate transaction.
create or replace function gate.sharing_organizations() returns table (id uuid, industry text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.industry from trend_sharings s join organizations o on o.id = s.organization_id order by o.id
$$;
