-- What staff write to each other about a ticket, in a table of its own: nothing that sends, answers or counts messages
-- reads it, so a note cannot reach a customer.
create table ticket_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  -- Null: no longer a member.
  member_id uuid,
  text text not null check (text <> ''),
  -- Members it is addressed to.
  mentions uuid[] not null default '{}',
  -- The id that the page chose: the same note sent twice is one.
  client_id text,
  created_at timestamptz not null,
  unique (organization_id, ticket_id, client_id),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete set null (member_id)
);
create index on ticket_notes (organization_id, ticket_id, created_at);
create index on ticket_notes (organization_id, member_id);
call gate.protect('ticket_notes');
