-- Returns the number of the agent's counted replies for each organisation since its own start time, for the operators'
-- list.
create or replace function gate.operator_usage(organizations uuid[], since timestamptz[])
returns table (organization_id uuid, replies bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, (select count(*) from interactions i where i.organization_id = w.id and i.sent_at >= w.since)
  from unnest(organizations, since) as w (id, since)
$$;
