-- module: identity
-- Stores a link for a new password and invalidates earlier links of the same member. Returns no row for an unknown
-- address.
create or replace function gate.create_reset(address text, hash bytea, life interval)
returns table (organization_id uuid, member_id uuid, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found members%rowtype;
begin
  select * into found from members m where m.email = address and m.disabled_at is null for update;
  if found.id is null then return; end if;
  update password_resets r set used_at = now() where r.member_id = found.id and r.used_at is null;
  insert into password_resets (organization_id, member_id, token_hash, expires_at)
    values (found.organization_id, found.id, hash, now() + life);
  return query select found.organization_id, found.id, found.name;
end $$;
