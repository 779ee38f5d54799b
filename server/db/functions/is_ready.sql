-- module: jobs
-- Returns whether the database has this migration, the newest that the caller knows. Fails when the queue cannot be
-- read. The readiness check calls it.
create or replace function gate.is_ready(newest_migration text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform from jobs where id = 0;
  return exists (select from migrations where name = newest_migration);
end $$;
