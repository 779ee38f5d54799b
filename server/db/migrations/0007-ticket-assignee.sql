-- The member who takes care of a ticket; null: nobody yet. Of a member who is removed the tickets stay, and are nobody's.
alter table tickets add column assignee_id uuid;
alter table tickets add foreign key (organization_id, assignee_id) references members (organization_id, id)
  on delete set null (assignee_id);
-- A member's tickets, and all that a removed member had.
create index tickets_assignee on tickets (organization_id, assignee_id, status, updated_at desc) where assignee_id is not null;
-- The open ones that nobody has.
create index tickets_unassigned on tickets (organization_id, status, updated_at desc)
  where assignee_id is null and status <> 'closed';
