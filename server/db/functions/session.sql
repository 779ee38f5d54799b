-- module: identity
-- Returns the session of a token and records that it was used, once a minute rather than on every call. A session is
-- valid until its end, or until it was idle for twelve hours; an operator's session in a portal is valid no longer than
-- the access that an owner granted.
create or replace function gate.session(hash bytea)
returns table (session_id uuid, organization_id uuid, member_id uuid, operator_id uuid, name text, email text, role text,
  has_second_step boolean, is_demo boolean, decisions jsonb, support_access_id uuid, expires_at timestamptz)
language sql volatile security definer set search_path = public, pg_temp as $$
  with live as (
    select s.* from sessions s
    where s.token_hash = hash and s.expires_at > now() and s.used_at > now() - interval '12 hours'
  ), touched as (
    update sessions s set used_at = now() from live
    where s.id = live.id and s.used_at < now() - interval '1 minute'
  )
  select live.id, live.organization_id, live.member_id, live.operator_id,
         coalesce(m.name, o.name), coalesce(m.email, o.email), coalesce(m.role, 'operator'),
         exists (select 1 from second_steps s where s.person_id = coalesce(m.id, o.id) and s.confirmed_at is not null),
         coalesce(o.is_demo, false),
         (select jsonb_build_object('campaigns', r.may_campaigns, 'knowledge', r.may_knowledge,
                   'publishing', r.may_publishing, 'merging', r.may_merging, 'channels', r.may_channels,
                   'settings', r.may_settings, 'exports', r.may_exports)
          from role_permissions r where r.organization_id = live.organization_id and r.role = m.role),
         live.support_access_id, live.expires_at
  from live
  left join members m on m.id = live.member_id
  left join operators o on o.id = live.operator_id
  left join support_accesses a on a.id = live.support_access_id
  where coalesce(m.disabled_at, o.disabled_at) is null
    and (live.support_access_id is null or (a.ended_at is null and a.expires_at > now()))
$$;
