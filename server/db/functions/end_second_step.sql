-- module: identity
-- Removes the second step of a person's log-in with its recovery codes. Returns whether there was one.
create or replace function gate.end_second_step(person uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from second_steps where person_id = person;
  return found;
end $$;
