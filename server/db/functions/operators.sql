-- Returns all operators in the order in which they were added, with their states and when each last used the office.
create or replace function gate.operators()
returns table (id uuid, email text, name text, disabled_at timestamptz, has_password boolean, has_second_step boolean, last_seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.email, o.name, o.disabled_at, o.password_hash is not null,
    exists (select 1 from second_steps s where s.person_id = o.id and s.confirmed_at is not null),
    (select max(s.used_at) from sessions s where s.operator_id = o.id)
  from operators o order by o.created_at, o.email
$$;
