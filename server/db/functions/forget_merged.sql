-- module: customers
-- Removes the merged customers whose conversation was deleted, because the data for undoing a merge would otherwise
-- outlive the conversation. Customers that had been merged into them stay merged into the same target.
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
  -- When the customer itself is being deleted, the foreign key deletes everything that was merged into it.
  update customers c set merged_into_id = stays.id from customers stays
    where stays.organization_id = old.organization_id and stays.id = old.customer_id
      and c.organization_id = old.organization_id and c.merged_into_id = any(merged) and c.id <> all(merged);
  delete from customers where organization_id = old.organization_id and id = any(merged);
  return null;
end $$;
