-- Requests of owners to have their whole business deleted (docs/decisions/0058-data-of-a-business.md). They refer to no
-- organisation, because they are what is left of it: that it was asked for, when, and that it is done.
create table organization_deletions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  -- The business's name and the owner's, for whoever takes the request back; empty once the business is erased.
  organization_name text not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  state text not null default 'waiting' check (state in ('waiting', 'taken_back', 'erasing', 'done')),
  ended_at timestamptz,
  -- Why an operator took it back: on whose word.
  reason text not null default '',
  -- The head of the business's activity log, by which a copy of it that an owner kept can be proven.
  last_entry_number integer,
  last_entry_hash bytea,
  check ((state in ('taken_back', 'done')) = (ended_at is not null)),
  check (state <> 'done' or (organization_name = '' and requested_by_name = ''))
);
create unique index organization_deletions_open on organization_deletions (organization_id) where state in ('waiting', 'erasing');
create index on organization_deletions (organization_id, requested_at desc);
create index on organization_deletions (state, due_at);
call gate.protect('organization_deletions');
-- What becomes of a request stays.
revoke delete on organization_deletions from {{app_role}};
call gate.record_changes('organization_deletions', 'organization_deletion', '{state,due_at,reason}');

-- Whom a mail to the company is about: it goes with the business.
alter table company_mails add column about_organization uuid;
create index on company_mails (about_organization) where about_organization is not null;
