-- Filters of the tickets' list that a member named to come back to.
create table ticket_views (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  -- As they stand in the list's address.
  filters text not null check (char_length(filters) between 1 and 400),
  -- Every member sees it.
  is_shared boolean not null,
  created_at timestamptz not null,
  unique (organization_id, id),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);
create index ticket_views_member on ticket_views (organization_id, member_id);
create index ticket_views_shared on ticket_views (organization_id) where is_shared;
call gate.protect('ticket_views');
call gate.record_changes('ticket_views', 'ticket_view', '{name,is_shared}', 'name');
