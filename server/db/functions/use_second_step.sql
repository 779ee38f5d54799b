-- module: identity
-- Uses up the code of a period of thirty seconds. Returns false when this code or a later one was used before, so that
-- a code that somebody has seen or intercepted is worthless.
create or replace function gate.use_second_step(person uuid, a_step bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update second_steps set last_step = a_step
    where person_id = person and confirmed_at is not null and last_step < a_step;
  return found;
end $$;
