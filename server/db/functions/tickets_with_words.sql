-- Returns the ids of the organisation's tickets in whose own or whose customer's text each pattern stands. `patterns` are
-- those of LIKE, the longest first: the index finds its tickets, and only these are compared with the others. Null instead
-- of ids means that more than `most` have the first pattern: reading the list in its order finds a page of these sooner.
-- A policy of row-level security hides the index on texts from the application's role, because LIKE may not see a row that
-- the policy has not passed; this function belongs to the owner and keeps to the organisation itself.
create or replace function gate.tickets_with_words(patterns text[], most integer) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  with found as materialized (
    select id from (
      select t.id from tickets t where t.organization_id = gate.organization() and t.search like patterns[1]
      union all
      select t.id from customers c join tickets t on t.organization_id = c.organization_id and t.customer_id = c.id
        where c.organization_id = gate.organization() and c.search like patterns[1]) either
    limit most + 1)
  select case when (select count(*) from found) <= most then array(
    select distinct t.id from found join tickets t on t.id = found.id
      join customers c on c.organization_id = t.organization_id and c.id = t.customer_id
    where not exists (select from unnest(patterns[2:]) as p (pattern)
      where t.search not like p.pattern and c.search not like p.pattern)) end
$$;
