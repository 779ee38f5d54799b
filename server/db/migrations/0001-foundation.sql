-- Foundation: tenants, accounts, knowledge, conversations.
-- Every tenant table has organization_id, is protected by row-level security (gate.protect below) and is
-- reached by the application through a role that is neither superuser nor owner.

create schema gate;
comment on schema gate is 'The only doors through row-level security: narrow functions, each keyed by a secret or an address.';

-- The organisation this transaction works for; null outside one, and then no tenant row is visible.
create function gate.organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

-- Puts a tenant table under row-level security: the application sees its organisation only; the owner
-- (migrations and the functions of this schema) sees all, also where it is no superuser.
create procedure gate.protect(tenant_table regclass, key text default 'organization_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to {{app_role}} using (%I = gate.organization()) with check (%I = gate.organization())', tenant_table, key, key);
  execute format('create policy owner on %s to {{owner_role}} using (true) with check (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to {{app_role}}', tenant_table);
end $$;

-- Words as they are searched: a customer writes أحمد, the staff types احمد, and both mean him. Letter forms,
-- presentation forms and digits become one, vowel marks, tatweel and direction marks go.
create function folded(words text) returns text language sql immutable strict parallel safe
  return translate(lower(normalize(words, NFKC)),
    'أإآٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' ||
      U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640\061C\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    'ااااييهك' || '01234567890123456789');

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  brand_ar text not null default '',
  brand_en text not null default '',
  industry text not null,
  phone text not null unique,
  support_email text not null,
  time_zone text not null default 'Asia/Riyadh',
  published_version_id uuid,
  next_ticket_number integer not null default 1001,
  next_customer_number integer not null default 1,
  created_at timestamptz not null default now()
);
call gate.protect('organizations', 'id');

create table members (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- Lower case. Unique over all organisations, because log-in knows nothing but the address.
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'agent')),
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
call gate.protect('members');

create table operators (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- Only the hash of a token is stored: a stolen table opens no session.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  organization_id uuid references organizations on delete cascade,
  member_id uuid references members on delete cascade,
  operator_id uuid references operators on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((member_id is null) <> (operator_id is null)),
  check ((organization_id is null) = (member_id is null))
);
create index on sessions (member_id);
create index on sessions (operator_id);
call gate.protect('sessions');

create table password_resets (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null references members on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on password_resets (member_id);
call gate.protect('password_resets');

create table agents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null default 'support' check (kind in ('support')),
  name_ar text not null,
  name_en text not null,
  greeting_ar text not null,
  greeting_en text not null,
  answer_from real not null default 0.6 check (answer_from between 0 and 1),
  clarify_from real not null default 0.35 check (clarify_from between 0 and 1),
  created_at timestamptz not null default now(),
  unique (organization_id, kind)
);
call gate.protect('agents');

-- Knowledge ---------------------------------------------------------------------------------------------

create table sources (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  section text not null check (section in ('common', 'product')),
  kind text not null check (kind in ('file', 'url')),
  name text not null,
  format text not null,
  url text,
  size_bytes bigint,
  -- Key of the original in the file store.
  file_key text,
  status text not null default 'submitted' check (status in ('submitted', 'processing', 'trained', 'failed')),
  problem text,
  counts jsonb,
  -- What was read (server/documents ReadDocument). Null until read.
  document jsonb,
  read_at timestamptz,
  -- Deleted sources stay until the next version is trained without them.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index on sources (organization_id, created_at desc);
create unique index sources_url on sources (organization_id, url) where url is not null and deleted_at is null;
call gate.protect('sources');

create table trainings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  status text not null default 'submitted' check (status in ('submitted', 'processing', 'trained', 'failed')),
  problem text,
  version_id uuid,
  accuracy jsonb,
  requested_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on trainings (organization_id, created_at desc);
-- Two clicks on "Train now" are one training.
create unique index trainings_running on trainings (organization_id) where status in ('submitted', 'processing');
call gate.protect('trainings');

-- A version never changes once written; publishing moves organizations.published_version_id.
create table versions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  number integer not null,
  file_key text not null,
  size_bytes bigint not null,
  sha256 text not null,
  entries integer not null,
  source_ids uuid[] not null,
  published_at timestamptz,
  -- When its file was removed, as one of the oldest; it can no longer be published.
  removed_at timestamptz,
  -- The instant its sources were taken: whatever was read or deleted later, it does not know.
  created_at timestamptz not null default now(),
  unique (organization_id, number),
  unique (organization_id, id)
);
call gate.protect('versions');
alter table organizations add foreign key (id, published_version_id) references versions (organization_id, id);
alter table trainings add foreign key (organization_id, version_id) references versions (organization_id, id);

-- Conversations -----------------------------------------------------------------------------------------

-- The public identifier of an organisation's web chat.
create table chat_tokens (
  token text primary key,
  organization_id uuid not null references organizations on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index chat_tokens_live on chat_tokens (organization_id) where revoked_at is null;
call gate.protect('chat_tokens');

create table customers (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  number integer not null,
  name text,
  account_name text,
  phone text,
  email text,
  order_number text,
  language text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  search text not null generated always as (folded(
    number::text || ' ' || coalesce(name, '') || ' ' || coalesce(account_name, '') || ' ' ||
    coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(order_number, ''))) stored,
  unique (organization_id, number),
  unique (organization_id, id)
);
create index on customers (organization_id, last_seen_at desc);
call gate.protect('customers');

-- One address of a customer on one channel; a message finds its conversation by it. The conversation is
-- part of the row because there is exactly one per contact.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  channel text not null,
  -- Web chat: SHA-256 of the session id, so that the table opens no history.
  external_id text not null,
  conversation_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  unique (organization_id, channel, external_id),
  unique (organization_id, conversation_id),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);
create index on contacts (organization_id, customer_id);
call gate.protect('contacts');

create table tickets (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  number integer not null,
  conversation_id uuid not null,
  customer_id uuid not null,
  channel text not null,
  subject text not null,
  language text not null,
  status text not null default 'pending' check (status in ('pending', 'closed', 'deferred')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  -- A person has it: the agent only passes messages on, until the ticket is closed.
  handled_by_human boolean not null default false,
  defer_reason text,
  deferred_at timestamptz,
  close_reason text,
  close_note text,
  closed_at timestamptz,
  closed_by uuid,
  created_at timestamptz not null,
  -- Last activity: a message or a change of status.
  updated_at timestamptz not null,
  search text not null generated always as (folded(number::text || ' ' || subject)) stored,
  unique (organization_id, number),
  unique (organization_id, id),
  foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade,
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);
create index on tickets (organization_id, updated_at desc);
create index on tickets (organization_id, status, updated_at desc);
-- The inbox: those who wait for a person first, longest first, then the newest activity.
create index on tickets (organization_id, (status = 'deferred') desc, (case when status = 'deferred' then deferred_at end), updated_at desc, id);
create index on tickets (organization_id, conversation_id, created_at desc);
create index on tickets (organization_id, customer_id);
create index on tickets (organization_id, created_at);
-- What gate.quiet_tickets looks through, over all organisations.
create index on tickets (updated_at) where status = 'pending' and not handled_by_human;
call gate.protect('tickets');

create table messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  conversation_id uuid not null,
  ticket_id uuid not null,
  author text not null check (author in ('customer', 'agent', 'staff')),
  member_id uuid,
  text text not null,
  language text,
  -- The platform's (or the chat page's) own id of the message: the same one twice is one message.
  external_id text,
  -- The customer's message that this one answers. Unique: one message, one reply of the agent.
  reply_to uuid,
  status text not null check (status in ('received', 'queued', 'sent', 'failed')),
  decision text check (decision in ('answer', 'clarify', 'handover', 'smalltalk')),
  confidence real,
  reason text,
  choices text[] not null default '{}',
  citations jsonb not null default '[]',
  version_id uuid,
  created_at timestamptz not null,
  unique (organization_id, conversation_id, external_id),
  unique (organization_id, reply_to),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on messages (organization_id, conversation_id, created_at);
create index on messages (organization_id, ticket_id, created_at);
create index on messages (organization_id, created_at) where author = 'agent';
create index on messages (organization_id, created_at) where author = 'customer';
call gate.protect('messages');

-- These grow fast from nothing. The planner must hear of it soon: with the statistics of an empty table it reads all of
-- an organisation's rows where it should read one.
alter table messages set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table tickets set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table customers set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table contacts set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);

-- Messages whose own request is answering them right now. One that is still here when due lost its process, and a
-- worker makes a job of it (server/jobs/due-replies.ts): cheaper than a job per message, which is rarely needed.
create table pending_replies (
  message_id uuid primary key references messages on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  conversation_id uuid not null,
  due_at timestamptz not null
);
create index on pending_replies (due_at);
call gate.protect('pending_replies');

-- Mail that is to be sent, or was: a row before it is a message to a server. Without SMTP it stays here and
-- under DATA_DIR/mail, readable in the simulator.
create table mails (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  language text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mails (organization_id, created_at desc);
call gate.protect('mails');

-- Heartbeats of worker processes: a silent one's jobs are given to the others (server/jobs/heartbeat.ts).
create table worker_heartbeats (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

-- Guesses at something that may be guessed only so often: a password, a phone number at sign-up, mails to one
-- address. The key is a hash, so the table tells nobody who has an account. Reached through gate.begin_attempt only.
create table attempts (
  id bigint generated always as identity primary key,
  key bytea not null,
  expires_at timestamptz not null
);
create index on attempts (key, expires_at);
create index on attempts (expires_at);

create table demo_state (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now()
);
