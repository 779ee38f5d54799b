-- module: site
-- Changes the operator's notes about a request for a demo; null leaves a value unchanged. When another operator has
-- taken the request, nothing changes and false is returned. Handling a request that nobody has taken also takes it.
create or replace function gate.change_demo_request(
  wanted uuid, by_operator uuid, take boolean, handle boolean, a_note text, at timestamptz)
returns boolean language sql volatile security definer set search_path = public, pg_temp as $$
  with changed as (
    update demo_requests d set
      taken_by = case when take is false then null
        when take or handle then coalesce(d.taken_by, by_operator) else d.taken_by end,
      taken_at = case when take is false then null
        when take or handle then coalesce(d.taken_at, at) else d.taken_at end,
      handled_at = case when handle then coalesce(d.handled_at, at) when handle is false then null else d.handled_at end,
      note = coalesce(a_note, d.note)
    where d.id = wanted and not (coalesce(take, false) and d.taken_by is not null and d.taken_by <> by_operator)
    returning 1
  ) select exists (select 1 from changed)
$$;
