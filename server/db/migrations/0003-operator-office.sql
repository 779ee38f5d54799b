-- The operator's office works through the visitors' requests for a demo: somebody takes one, notes what was said and
-- marks it as handled. The company promises to answer within 24 hours, so open requests are read the oldest first.
alter table demo_requests
  add column taken_by uuid references operators on delete set null,
  add column taken_at timestamptz,
  add column handled_at timestamptz,
  add column note text not null default '',
  add constraint demo_requests_taken check (taken_by is null or taken_at is not null);
create index demo_requests_open on demo_requests (created_at) where handled_at is null;
create index demo_requests_handled on demo_requests (handled_at desc) where handled_at is not null;

-- Mails that belong to no organisation, because the company that runs Wakil reads them. The job mail.tick sends them.
create table company_mails (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  language text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index company_mails_unsent on company_mails (created_at) where sent_at is null;
