-- Returns the account of an address, a member's or an operator's, with the hash that its password is compared with.
create or replace function gate.login(address text)
returns table (kind text, id uuid, organization_id uuid, name text, role text, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'member', m.id, m.organization_id, m.name, m.role, m.password_hash
    from members m where m.email = address and m.disabled_at is null
  union all
  select 'operator', o.id, null, o.name, 'operator', o.password_hash from operators o
    where o.email = address and o.disabled_at is null
  limit 1
$$;
