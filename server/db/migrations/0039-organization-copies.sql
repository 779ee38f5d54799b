-- Copies of everything a business has stored (docs/decisions/0058-data-of-a-business.md): an owner asks for one, a job makes
-- it, and its file is deleted after some days. The row stays and says that there was one.
create table organization_copies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  requested_by uuid,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  ready_at timestamptz,
  expires_at timestamptz,
  -- The archive is stored in parts, so that no process holds all of it.
  parts integer not null default 0,
  size_bytes bigint not null default 0,
  downloads integer not null default 0,
  check ((state in ('ready', 'expired')) = (ready_at is not null and expires_at is not null)),
  foreign key (organization_id, requested_by) references members (organization_id, id) on delete set null (requested_by)
);
-- One is made at a time.
create unique index organization_copies_waiting on organization_copies (organization_id) where state = 'waiting';
create index on organization_copies (organization_id, requested_at desc, id);
create index on organization_copies (organization_id, requested_by);
call gate.protect('organization_copies');
call gate.record_changes('organization_copies', 'organization_copy', '{state,downloads}');
