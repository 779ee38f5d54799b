-- What a business keeps of its customers besides what they told: notes, tags and fields of its own.

-- What staff write down about a customer. Nothing that sends or answers reads it.
create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  -- Null: no longer a member.
  member_id uuid,
  text text not null check (text <> ''),
  -- The id that the page chose: the same note sent twice is one.
  client_id text,
  created_at timestamptz not null,
  unique (organization_id, customer_id, client_id),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete set null (member_id)
);
create index on customer_notes (organization_id, customer_id, created_at);
create index on customer_notes (organization_id, member_id);
call gate.protect('customer_notes');
call gate.record_changes('customer_notes', 'customer_note');

create table customer_tags (
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  tag_id uuid not null,
  primary key (organization_id, customer_id, tag_id),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, tag_id) references tags (organization_id, id) on delete cascade
);
-- Customers of a tag, and whether one customer of a list has it.
create index customer_tags_tag on customer_tags (organization_id, tag_id, customer_id);
call gate.protect('customer_tags');
call gate.record_changes('customer_tags', 'customer_tag');

-- What the business wants to know of each customer, by names of its own.
create table customer_fields (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  folded_name text not null generated always as (folded(name)) stored,
  created_at timestamptz not null,
  constraint customer_fields_name unique (organization_id, folded_name),
  unique (organization_id, id)
);
call gate.protect('customer_fields');
call gate.record_changes('customer_fields', 'customer_field', '{name}', 'name');

create table customer_field_values (
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  field_id uuid not null,
  value text not null check (char_length(value) between 1 and 200),
  primary key (organization_id, customer_id, field_id),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, field_id) references customer_fields (organization_id, id) on delete cascade
);
create index on customer_field_values (organization_id, field_id);
call gate.protect('customer_field_values');
-- What is known of a customer is personal: the log says that it changed, not to what.
call gate.record_changes('customer_field_values', 'customer');
