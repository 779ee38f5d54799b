-- module: identity
-- Creates the account of the demo's operator, or gives an existing one a new name and password.
-- owner: the demo and tests call it as the owner, the application may not.
create or replace function gate.add_operator(address text, a_name text, hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into operators (email, name, password_hash, is_demo) values (address, a_name, hash, true)
  on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash
$$;
