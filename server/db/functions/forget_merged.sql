-- module: customers
-- Removes the merged customers whose conversation was deleted: what is kept for the undo of a merge would otherwise
-- outlive the conversation. What had been merged into them stays merged into the customer that they went into.
create or replace function gate.forget_merged() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  merged uuid[];
begin
  if old.merged_from_id is null then return null; end if;
  with recursive path (id, into_id) as (
    select c.id, c.merged_into_id from customers c
      where c.organization_id = old.organization_id and c.id = old.merged_from_id and c.merged_into_id is not null
    union all
    select c.id, c.merged_into_id from customers c join path p on c.id = p.into_id
      where c.organization_id = old.organization_id and c.merged_into_id is not null
  )
  select array_agg(id) into merged from path;
  -- Where the customer itself is being deleted, all that was merged into it goes by the reference.
  update customers c set merged_into_id = stays.id from customers stays
    where stays.organization_id = old.organization_id and stays.id = old.customer_id
      and c.organization_id = old.organization_id and c.merged_into_id = any(merged) and c.id <> all(merged);
  delete from customers where organization_id = old.organization_id and id = any(merged);
  return null;
end $$;
