-- Returns the second step of a person's log-in, confirmed or still being set up, and how many recovery codes are left.
create or replace function gate.second_step(person uuid)
returns table (sealed_secret text, confirmed_at timestamptz, recovery_codes_left bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.sealed_secret, s.confirmed_at,
    (select count(*) from recovery_codes c where c.person_id = s.person_id and c.used_at is null)
  from second_steps s where s.person_id = person
$$;
