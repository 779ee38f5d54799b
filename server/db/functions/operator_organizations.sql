-- Returns the organisations for the operator, with figures and without anything that their customers wrote.
create or replace function gate.operator_organizations()
returns table (id uuid, name text, industry text, created_at timestamptz, members bigint, tickets bigint, published_version integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.industry, o.created_at,
    (select count(*) from members m where m.organization_id = o.id),
    (select count(*) from tickets t where t.organization_id = o.id),
    (select v.number from versions v where v.id = o.published_version_id)
  from organizations o order by o.created_at desc limit 1000
$$;
