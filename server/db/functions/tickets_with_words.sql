-- Returns the ids of the organisation's tickets whose own text or whose customer's text contains each pattern.
-- `patterns` are those of LIKE. Null instead of ids means that there are more than `most`; reading the list in its
-- order then finds a page of these sooner. The index finds the tickets of one pattern, the first that has few or at
-- least no more than `most`, and only these are compared with the other patterns. When each pattern has more, every
-- ticket is compared with all of them. A policy of row-level security hides the index on texts from the application's
-- role, because LIKE may not see a row that the policy has not passed; this function belongs to the owner and limits
-- itself to the organisation.
create or replace function gate.tickets_with_words(patterns text[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own constant uuid := gate.organization();
  few constant integer := least(200, most);
  word text;
  bound integer;
  found uuid[];
begin
  -- One pattern alone has no other to compare with, so a smaller bound would only repeat its search.
  foreach bound in array case when cardinality(patterns) = 1 then array[most] else array[few, most] end loop
    foreach word in array patterns loop
      found := array(
        select t.id from tickets t where t.organization_id = own and t.search like word
        union all
        select t.id from customers c join tickets t on t.organization_id = c.organization_id and t.customer_id = c.id
          where c.organization_id = own and c.search like word and t.search not like word
        limit bound + 1);
      if cardinality(found) <= bound then
        if cardinality(patterns) = 1 then return found; end if;
        return array(
          select t.id from tickets t join customers c on c.organization_id = t.organization_id and c.id = t.customer_id
          where t.organization_id = own and t.id = any(found)
            and not exists (select from unnest(patterns) p (pattern)
              where t.search not like p.pattern and c.search not like p.pattern));
      end if;
    end loop;
  end loop;
  if cardinality(patterns) = 1 then return null; end if;
  found := array(
    select t.id from tickets t join customers c on c.organization_id = t.organization_id and c.id = t.customer_id
    where t.organization_id = own and c.organization_id = own
      and (t.search like patterns[1] or c.search like patterns[1])
      and (t.search like patterns[2] or c.search like patterns[2])
      and not exists (select from unnest(patterns[3:]) p (pattern)
        where t.search not like p.pattern and c.search not like p.pattern)
    limit most + 1);
  return case when cardinality(found) <= most then found end;
end $$;
