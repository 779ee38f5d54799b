-- Returns requests to delete a business for operators: those in a state, where "waiting" includes running ones, or the
-- one with the wanted id. Waiting ones are ordered by the earliest due time, others by the latest.
create or replace function gate.organization_deletions(of_state text, wanted uuid, page_limit integer, page_offset integer)
returns table (id uuid, organization_id uuid, organization_name text, requested_by_name text, requested_at timestamptz,
  due_at timestamptz, state text, ended_at timestamptz, reason text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.organization_id, d.organization_name, d.requested_by_name, d.requested_at, d.due_at, d.state, d.ended_at,
    d.reason
  from organization_deletions d
  where d.id = wanted or (wanted is null and (d.state = of_state or (of_state = 'waiting' and d.state = 'erasing')))
  order by case when of_state = 'waiting' then d.due_at end, d.ended_at desc, d.id
  limit page_limit offset page_offset
$$;
