-- Addresses that members want to log in with from now on. Each becomes theirs once the link that was mailed to it is
-- pressed (docs/decisions/0050-verified-addresses.md).
create table email_changes (
  token_hash bytea primary key,
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);
create index on email_changes (organization_id, member_id);
create index on email_changes (expires_at);
call gate.protect('email_changes');
