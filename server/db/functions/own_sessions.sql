-- Returns the open sessions of this session's person, a member or an operator: this session first, then the latest
-- used, and no more than a person can look through.
create or replace function gate.own_sessions(hash bytea)
returns table (id uuid, user_agent text, created_at timestamptz, used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_agent, s.created_at, s.used_at, s.token_hash = hash
  from sessions own
  join sessions s on s.member_id = own.member_id or s.operator_id = own.operator_id
  where own.token_hash = hash and s.expires_at > now() and s.used_at > now() - interval '12 hours'
  order by s.token_hash = hash desc, s.used_at desc, s.id limit 20
$$;
