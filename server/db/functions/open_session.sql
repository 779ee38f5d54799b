-- module: identity
-- Opens a session for a member or an operator.
create or replace function gate.open_session(hash bytea, a_member uuid, an_operator uuid, agent text, life interval,
  provider_login text)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, organization_id, member_id, operator_id, user_agent, expires_at, sealed_provider_login)
  select hash, (select organization_id from members where id = a_member), a_member, an_operator, left(agent, 300),
    now() + life, provider_login
$$;
