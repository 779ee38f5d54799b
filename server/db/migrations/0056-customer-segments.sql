-- Filters of the customers' list that a business named, to come back to and to write campaigns to.
create table customer_segments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  folded_name text not null generated always as (folded(name)) stored,
  tag_id uuid,
  -- Who has written, but not within this number of days.
  quiet_days integer check (quiet_days between 1 and 3650),
  -- First and last messages, as days in the business's time zone.
  new_from date,
  new_before date,
  wrote_from date,
  created_at timestamptz not null,
  constraint customer_segments_name unique (organization_id, folded_name),
  unique (organization_id, id),
  -- Without its tag, a segment would be a list of everybody.
  constraint customer_segments_tag foreign key (organization_id, tag_id) references tags (organization_id, id)
    on delete cascade,
  check (num_nonnulls(tag_id, quiet_days, new_from, new_before, wrote_from) > 0)
);
create index customer_segments_by_tag on customer_segments (organization_id, tag_id);
call gate.protect('customer_segments');
call gate.record_changes('customer_segments', 'customer_segment', '{name}', 'name');
