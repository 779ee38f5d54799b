-- Returns the people of one organisation for the operator, with when each last used the portal.
create or replace function gate.operator_members(organization uuid)
returns table (id uuid, name text, email text, role text, disabled_at timestamptz, created_at timestamptz, last_seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.name, m.email, m.role, m.disabled_at, m.created_at,
    (select max(s.used_at) from sessions s where s.member_id = m.id)
  from members m where m.organization_id = organization and m.removed_at is null
  order by m.role desc, m.created_at
$$;
