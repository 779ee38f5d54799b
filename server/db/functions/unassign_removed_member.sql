-- module: conversations
-- Removes the assignee of the tickets of a member who was removed, so that somebody else takes them.
create or replace function gate.unassign_removed_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tickets set assignee_id = null where organization_id = new.organization_id and assignee_id = new.id;
  return null;
end $$;
