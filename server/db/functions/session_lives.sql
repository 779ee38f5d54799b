-- Returns whether a session is still valid, without counting as its use, because an open tab must not keep it valid for
-- ever.
create or replace function gate.session_lives(hash bytea) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from sessions s
    left join members m on m.id = s.member_id
    left join operators o on o.id = s.operator_id
    left join support_accesses a on a.id = s.support_access_id
    where s.token_hash = hash and s.expires_at > now() and s.used_at > now() - interval '12 hours'
      and coalesce(m.disabled_at, o.disabled_at) is null
      and (s.support_access_id is null or (a.ended_at is null and a.expires_at > now())))
$$;
