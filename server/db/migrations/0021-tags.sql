-- Words of an organisation's own by which its tickets are found.
create table tags (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 30),
  -- A tag in another spelling is the same tag.
  folded_name text not null generated always as (folded(name)) stored,
  created_at timestamptz not null,
  constraint tags_name unique (organization_id, folded_name),
  unique (organization_id, id)
);
call gate.protect('tags');
call gate.record_changes('tags', 'tag', '{name}', 'name');

create table ticket_tags (
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  tag_id uuid not null,
  primary key (organization_id, ticket_id, tag_id),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade,
  foreign key (organization_id, tag_id) references tags (organization_id, id) on delete cascade
);
-- Tickets of a tag, and whether one ticket of a list has it.
create index ticket_tags_tag on ticket_tags (organization_id, tag_id, ticket_id);
call gate.protect('ticket_tags');
call gate.record_changes('ticket_tags', 'ticket_tag');
