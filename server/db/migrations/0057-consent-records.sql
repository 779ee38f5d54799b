-- What customers said to staff about campaigns: by phone, on paper, in the shop. The contact has what holds now; these
-- rows say who recorded it, when, and for a consent where it was given.
create table consent_records (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  channel text not null,
  allowed boolean not null,
  -- Where the customer said it. A consent without it proves nothing.
  source text check (char_length(source) between 1 and 200),
  -- Null: no longer a member.
  member_id uuid,
  created_at timestamptz not null,
  check (source is not null or not allowed),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete set null (member_id)
);
create index on consent_records (organization_id, customer_id, created_at);
create index on consent_records (organization_id, member_id);
call gate.protect('consent_records');
-- Records are appended; they go with their customer.
revoke update, delete on consent_records from {{app_role}};
-- Where a person consented is personal: the log says that it was recorded, not what.
call gate.record_changes('consent_records', 'customer');
