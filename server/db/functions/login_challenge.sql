-- Returns the account whose log-in waits for a code. A challenge ends with the account's access.
create or replace function gate.login_challenge(hash bytea)
returns table (kind text, id uuid, organization_id uuid, name text, role text, email text,
  sealed_provider_login text)
language sql stable security definer set search_path = public, pg_temp as $$
  select case when m.id is null then 'operator' else 'member' end, coalesce(m.id, o.id), m.organization_id,
    coalesce(m.name, o.name), coalesce(m.role, 'operator'), coalesce(m.email, o.email),
    c.sealed_provider_login
  from login_challenges c
  left join members m on m.id = c.member_id
  left join operators o on o.id = c.operator_id
  where c.token_hash = hash and c.expires_at > now() and coalesce(m.disabled_at, o.disabled_at) is null
$$;
