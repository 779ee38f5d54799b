-- Returns all operators, the first added first, with how they stand and when each last used the office.
create or replace function gate.operators()
returns table (id uuid, email text, name text, state text, has_second_step boolean, last_seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.email, o.name,
    case when o.disabled_at is not null then 'disabled' when o.password_hash is null then 'invited' else 'active' end,
    exists (select 1 from second_steps s where s.person_id = o.id and s.confirmed_at is not null),
    (select max(s.used_at) from sessions s where s.operator_id = o.id)
  from operators o order by o.created_at, o.email
$$;
