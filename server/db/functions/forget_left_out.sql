-- module: outreach
-- Removes the lines with a person's number from the lists of drafts, in all organisations, however the number is
-- written there.
create or replace function gate.forget_left_out(platforms text[], person text) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with kept as (
    select p.organization_id, p.id, jsonb_agg(l.line order by l.at) filter (where not l.theirs) as lines
    from campaigns p, lateral (
      select line, at, regexp_replace(folded(line ->> 'text'), '\D', '', 'g')
        like '%' || right(person, 9) || '%' as theirs
      from jsonb_array_elements(p.list -> 'left_out') with ordinality as x(line, at)) l
    where 'whatsapp' = any(platforms) and person ~ '^\d{8,15}$' and reach(p.channel) = 'whatsapp'
    group by p.organization_id, p.id
    having bool_or(l.theirs)
  ), done as (
    update campaigns p set list = jsonb_set(p.list, '{left_out}', coalesce(k.lines, '[]'))
    from kept k where p.organization_id = k.organization_id and p.id = k.id
    returning 1
  )
  select count(*)::integer from done
$$;
