-- Returns the ids of the organisation's tickets in whose own or whose customer's text each pattern stands. `patterns` are
-- those of LIKE, the longest first: the index finds its tickets, and only these are compared with the others. A policy of
-- row-level security hides the index on texts from the application's role, because LIKE may not see a row that the policy
-- has not passed; this function belongs to the owner and keeps to the organisation itself.
create or replace function gate.tickets_with_words(patterns text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if cardinality(patterns) = 1 then
    return query
      select t.id from tickets t where t.organization_id = gate.organization() and t.search like patterns[1]
      union
      select t.id from customers c join tickets t on t.organization_id = c.organization_id and t.customer_id = c.id
        where c.organization_id = gate.organization() and c.search like patterns[1];
  else
    return query
      select t.id
      from gate.tickets_with_words(patterns[1:1]) as found (id)
      join tickets t on t.id = found.id
      join customers c on c.organization_id = t.organization_id and c.id = t.customer_id
      where not exists (select from unnest(patterns[2:]) as p (pattern)
        where t.search not like p.pattern and c.search not like p.pattern);
  end if;
end $$;
