-- module: identity
-- Deletes access that ended before a moment: sessions, links for passwords and addresses, log-ins that were not
-- finished, and counters of attempts. The latest session of each person is kept, because it shows when they were last
-- active.
create or replace function gate.forget_ended_access(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with ended_sessions as (
    delete from sessions s where least(s.expires_at, s.used_at + interval '12 hours') < before
      and exists (select from sessions l where (l.member_id = s.member_id or l.operator_id = s.operator_id)
        and (l.used_at, l.id) > (s.used_at, s.id)) returning 1),
  resets as (delete from password_resets where expires_at < before returning 1),
  invitations as (delete from operator_invitations where expires_at < before returning 1),
  verifications as (delete from email_verifications where expires_at < before returning 1),
  changes as (delete from email_changes where expires_at < before returning 1),
  challenges as (delete from login_challenges where expires_at < before returning 1),
  log_ins as (delete from provider_logins where expires_at < before returning 1),
  tries as (delete from attempts where expires_at < before returning 1)
  select count(*)::integer from (
    table ended_sessions union all table resets union all table invitations union all table verifications
    union all table changes union all table challenges union all table log_ins union all table tries) gone
$$;
