-- module: customers
-- Removes the merges that a deleted conversation took part in: what a merge keeps for its undo would otherwise
-- outlive the conversation.
create or replace function gate.forget_joined() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from customer_joins where organization_id = old.organization_id and old.conversation_id = any(conversations);
  return null;
end $$;
