-- Returns the account of an address, a member's or an operator's, with the hash of its password, whether its log-in has
-- a second step, and whether its address is verified. Operators are invited, so their addresses count as verified.
create or replace function gate.login(address text)
returns table (kind text, id uuid, organization_id uuid, name text, role text, password_hash text, has_second_step boolean,
  is_verified boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  with account as (
    select 'member' as kind, m.id, m.organization_id, m.name, m.role, m.password_hash, m.email_verified_at is not null as is_verified
      from members m where m.email = address and m.disabled_at is null
    union all
    select 'operator', o.id, null, o.name, 'operator', o.password_hash, true from operators o
      where o.email = address and o.disabled_at is null
    limit 1
  )
  select a.kind, a.id, a.organization_id, a.name, a.role, a.password_hash,
    exists (select 1 from second_steps s where s.person_id = a.id and s.confirmed_at is not null), a.is_verified
  from account a
$$;
