-- Requests about one customer's data (docs/decisions/0055-privacy.md): a copy of everything, or its erasure. What is left
-- of an erased customer is the number that the business knew them by.
create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  customer_id uuid not null,
  customer_number integer not null,
  requested_by uuid,
  requested_at timestamptz not null,
  -- Null: rows are gone, files and what trained versions say of the customer are not yet.
  done_at timestamptz,
  conversations integer not null default 0,
  messages integer not null default 0,
  files integer not null default 0,
  foreign key (organization_id, requested_by) references members (organization_id, id) on delete set null (requested_by)
);
create index on privacy_requests (organization_id, requested_at desc, id);
create index on privacy_requests (organization_id, requested_by);
call gate.protect('privacy_requests');
call gate.record_changes('privacy_requests', 'privacy_request', '{kind,customer_number}', 'customer_number');

-- What of an erasure lies outside of the rows that were deleted: files, copies of mails, and trained versions that know a
-- customer's words. The row is written with the deletion and goes when all of that is done, so that a process that dies in
-- between leaves nothing behind.
create table erasure_remainders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  request_id uuid references privacy_requests on delete cascade,
  -- server/modules/privacy/erasure-remainder.ts
  contents jsonb not null,
  created_at timestamptz not null
);
create index on erasure_remainders (organization_id, request_id);
create index on erasure_remainders (request_id);
call gate.protect('erasure_remainders');

-- The message of a customer from which staff confirmed a test question: it repeats their words and goes with an erasure.
alter table test_questions add column message_id uuid;
alter table test_questions add foreign key (message_id) references messages on delete set null;
create index on test_questions (message_id) where message_id is not null;

-- PostgreSQL looks for these rows by the message alone when it is deleted.
create index on attachments (message_id);
create index on outbox (message_id);
create index on lessons (message_id);
create index on verdicts (message_id);
create index on settled_questions (message_id);
create index on reminders (message_id) where message_id is not null;
