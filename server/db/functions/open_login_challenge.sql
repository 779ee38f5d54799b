-- module: identity
-- Stores that somebody entered the right password and still has to enter a code; removes challenges that nobody
-- answered in time.
create or replace function gate.open_login_challenge(hash bytea, a_member uuid, an_operator uuid, life interval,
  provider_login text)
returns void language sql security definer set search_path = public, pg_temp as $$
  delete from login_challenges where id in (
    select id from login_challenges where expires_at <= now() order by id limit 100 for update skip locked);
  insert into login_challenges (token_hash, organization_id, member_id, operator_id, expires_at, sealed_provider_login)
  select hash, (select organization_id from members where id = a_member), a_member, an_operator, now() + life,
    provider_login
$$;
