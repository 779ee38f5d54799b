-- What an owner allows the company that runs Wakil: to look into the portal for some hours (docs/decisions/0054-support-access.md).
create table support_accesses (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  granted_by uuid,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  -- When an owner ended it; one that ran out is ended when the next is granted.
  ended_at timestamptz,
  -- When an operator last read something, and how often they did.
  read_at timestamptz,
  readings integer not null default 0,
  check (expires_at > granted_at),
  unique (organization_id, id),
  foreign key (organization_id, granted_by) references members (organization_id, id) on delete set null (granted_by)
);
create unique index support_accesses_open on support_accesses (organization_id) where ended_at is null;
call gate.protect('support_accesses');
call gate.record_changes('support_accesses', 'support_access', '{expires_at,ended_at}');

-- An operator's session in the portal of an organisation that allows it. It ends with the access.
alter table sessions add column support_access_id uuid;
alter table sessions
  add foreign key (organization_id, support_access_id) references support_accesses (organization_id, id) on delete cascade,
  drop constraint sessions_check1,
  add constraint sessions_organization check
    ((organization_id is null) = (member_id is null and support_access_id is null)),
  add constraint sessions_support_access check (support_access_id is null or operator_id is not null);
create index on sessions (support_access_id) where support_access_id is not null;
