-- module: identity
-- Counts an attempt at an action that is limited to `most` attempts in a period. Returns the seconds to wait, or 0 when
-- the attempt may continue. It counts before the attempt is made, so that only `most` of a thousand simultaneous
-- guesses are checked.
create or replace function gate.begin_attempt(a_key bytea, most integer, period interval) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waits integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(a_key, 'hex'), 0));
  delete from attempts where id in (
    select id from attempts where expires_at <= now() order by id limit 100 for update skip locked);
  select ceil(extract(epoch from min(expires_at) - now())) into waits
    from attempts where key = a_key and expires_at > now() having count(*) >= most;
  if waits is not null then return greatest(waits, 1); end if;
  insert into attempts (key, expires_at) values (a_key, now() + period);
  return 0;
end $$;
