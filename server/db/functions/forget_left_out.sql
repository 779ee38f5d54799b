-- module: outreach
-- Removes the lines with a person's number from the lists of WhatsApp campaigns, in all organisations, however the number
-- is written there. `ending` holds the digits by which such a line is known (shared/rules/phone.ts, numberEnding).
create or replace function gate.forget_left_out(ending text)
returns integer language sql security definer set search_path = public, pg_temp as $$
  with kept as (
    select p.organization_id, p.id, jsonb_agg(l.line order by l.at) filter (where not l.theirs) as lines
    from campaigns p, lateral (
      select line, at, position(ending in regexp_replace(folded(line ->> 'text'), '\D', '', 'g')) > 0 as theirs
      from jsonb_array_elements(p.list -> 'left_out') with ordinality as x(line, at)) l
    where reach(p.channel) = 'whatsapp'
    group by p.organization_id, p.id
    having bool_or(l.theirs)
  ), done as (
    update campaigns p set list = jsonb_set(p.list, '{left_out}', coalesce(k.lines, '[]'))
    from kept k where p.organization_id = k.organization_id and p.id = k.id
    returning 1
  )
  select count(*)::integer from done
$$;
