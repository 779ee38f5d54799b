-- Channels: accounts that are connected, what arrives from them, what is sent to them.

create table channel_connections (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('email', 'whatsapp', 'whatsapp_meta', 'instagram', 'twitter')),
  -- Whose webhook speaks for it: a number connected one way is the same number connected the other way.
  platform text not null generated always as (case kind when 'whatsapp_meta' then 'whatsapp' else kind end) stored,
  -- The platform's own id of the account, as its webhooks name it; a mailbox's address in lower case.
  account text not null,
  -- What the account belongs to there, where some deliveries name only that (a WhatsApp business account).
  account_group text,
  -- As people know it.
  name text not null,
  -- No secret: ids, hosts, how far a mailbox was read.
  details jsonb not null default '{}',
  -- Sealed (server/seal.ts) for this organisation and row; null when disconnected.
  sealed_secrets text,
  token_expires_at timestamptz,
  enabled boolean not null default true,
  -- Why the owner has to connect it again; null while all is well.
  problem text,
  problem_at timestamptz,
  last_in_at timestamptz,
  last_out_at timestamptz,
  -- The platform asked for patience: nothing is sent before.
  paced_until timestamptz,
  synced_at timestamptz,
  connected_by uuid,
  connected_at timestamptz not null,
  disconnected_at timestamptz,
  check ((disconnected_at is null) = (sealed_secrets is not null)),
  unique (organization_id, id)
);
-- C222: over all organisations, because a delivery names nothing but the account.
create unique index channel_connections_account on channel_connections (platform, account) where disconnected_at is null;
create unique index channel_connections_kind on channel_connections (organization_id, kind) where disconnected_at is null;
create index on channel_connections (platform, account_group) where disconnected_at is null;
call gate.protect('channel_connections');

-- A connecting that was begun: the state of a log-in at a platform, or a number that waits for its code.
create table channel_setups (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null,
  -- The session it was begun in; no other may end it.
  session_hash bytea not null,
  -- SHA-256 of a log-in's state.
  state_hash bytea,
  details jsonb not null default '{}',
  sealed text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (organization_id, state_hash)
);
create index on channel_setups (organization_id, kind);
call gate.protect('channel_setups');

-- Deliveries as they came, stored before they are acknowledged. The body goes once it was read and kept a while; the row
-- stays longer than any platform delivers again.
create table channel_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null references organizations on delete cascade,
  connection_id uuid not null,
  external_id text not null,
  -- The customer's address: those of one are read one after the other.
  thread text not null,
  -- The platform's time, by which they are ordered.
  at timestamptz not null,
  body jsonb,
  received_at timestamptz not null,
  -- By the database's clock, which the queue goes by: when it was stored, and when its reading was queued.
  stored_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz,
  read_at timestamptz,
  -- What became of it, where that is not plain: 'failed: …', 'unknown'.
  outcome text,
  attempts smallint not null default 0,
  unique (organization_id, connection_id, external_id),
  foreign key (organization_id, connection_id) references channel_connections (organization_id, id) on delete cascade
);
create index channel_events_waiting on channel_events (organization_id, connection_id, thread, at, id) where read_at is null;
create index channel_events_due on channel_events (stored_at) where queued_at is null and read_at is null;
create index on channel_events (received_at);
call gate.protect('channel_events');

-- Posts under which customers comment, or that they share.
create table posts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  channel text not null,
  external_id text not null,
  permalink text,
  author text,
  text text,
  image_url text,
  created_at timestamptz not null,
  unique (organization_id, channel, external_id),
  unique (organization_id, id)
);
call gate.protect('posts');

alter table messages
  drop constraint messages_status_check,
  add constraint messages_status_check
    check (status in ('received', 'queued', 'sent', 'delivered', 'read', 'uncertain', 'failed')),
  add column kind text not null default 'text' check (kind in ('text', 'image', 'video', 'audio', 'document', 'sticker',
    'location', 'contact', 'story_reply', 'shared_post', 'comment', 'unsupported')),
  add column subject text,
  -- All of it, where the agent reads less: mail with its quotes.
  add column full_text text,
  add column html text,
  -- Kept for the answer: mail headers, a comment's id, a place.
  add column headers jsonb,
  -- The platform's id of the message that the customer quoted.
  add column quotes text,
  -- The customer's emoji on it.
  add column reaction text,
  -- Written together with later ones; the last of them is answered for all.
  add column joined_to uuid,
  -- Why nobody is to answer it: 'bounce', 'list', 'auto' …
  add column machine text,
  add column post_id uuid,
  -- public: under a post, for all to read.
  add column audience text not null default 'private' check (audience in ('private', 'public')),
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- Why it was not delivered (server/channels/channel.ts, SendFailure).
  add column failure text,
  add foreign key (organization_id, post_id) references posts (organization_id, id) on delete set null (post_id);
create index messages_joined on messages (organization_id, joined_to) where joined_to is not null;
create index messages_undelivered on messages (organization_id, conversation_id, created_at)
  where author <> 'customer' and status in ('queued', 'uncertain', 'failed');

alter table contacts
  -- The last message of the customer: a platform's window is counted from it.
  add column last_in_at timestamptz,
  add column name text,
  -- The customer wants no marketing messages (since when).
  add column no_marketing_at timestamptz,
  -- The platform asked for patience with this one.
  add column paced_until timestamptz;

-- What is asked of a platform, a row before it is a request. A message that is too long for one is several.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null,
  conversation_id uuid not null,
  connection_id uuid,
  part smallint not null,
  text text not null,
  -- Only forward, but for 'sending' that surely was not sent, and for staff who try again.
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'uncertain', 'sent', 'delivered', 'read', 'failed')),
  external_id text,
  failure text,
  -- What the platform said, for the log and for staff.
  why text,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  tried_at timestamptz,
  updated_at timestamptz not null,
  unique (organization_id, message_id, part),
  foreign key (message_id) references messages on delete cascade
);
create index on outbox (organization_id, conversation_id, external_id);
create index on outbox (organization_id, state, updated_at) where state in ('queued', 'sending', 'uncertain', 'failed');
call gate.protect('outbox');

create table attachments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'sticker')),
  name text,
  type text not null,
  size_bytes bigint,
  -- What the platform hands it out by; the connection it came over does.
  reference text,
  connection_id uuid,
  -- Key in the file store; null until fetched.
  file_key text,
  -- Why it could not be fetched.
  problem text,
  created_at timestamptz not null,
  unique (organization_id, message_id, position)
);
call gate.protect('attachments');

-- Stores deliveries of any organisations, and nothing else: a job for each would notify, and notifying makes commits wait
-- for each other. Jobs are made of them in batches (server/jobs/due-arrivals.ts). Events of accounts that nobody has
-- connected are dropped: nobody could read them. Each event: {account, external_id, thread, at, body}.
create function gate.store_channel_events(a_platform text, events jsonb, at timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with stored as (
    insert into channel_events (organization_id, connection_id, external_id, thread, at, body, received_at)
    select c.organization_id, c.id, e.external_id, e.thread, e.at, e.body, store_channel_events.at
    from jsonb_to_recordset(events) as e(account text, external_id text, thread text, at timestamptz, body jsonb)
    join channel_connections c on c.platform = a_platform and (c.account = e.account or c.account_group = e.account)
      and c.disconnected_at is null
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from stored
$$;

-- Accounts that a platform says have news.
create function gate.wake_channels(a_platform text, accounts text[]) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with woken as (
    select graphile_worker.add_job('channels.sync',
      json_build_object('organizationId', c.organization_id, 'connectionId', c.id),
      queue_name := 'channel:' || left(c.id::text, 2), max_attempts := 3, job_key := 'channels.sync:' || c.id)
    from channel_connections c
    where c.platform = a_platform and c.account = any(accounts) and c.disconnected_at is null
  )
  select count(*)::integer from woken
$$;

-- Every connected account, for the clock that syncs them.
create function gate.connected_channels()
returns table (organization_id uuid, connection_id uuid, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id, c.kind from channel_connections c
  where c.disconnected_at is null and c.problem is null
$$;

-- Deliveries are kept as they came for as long as anyone may ask what they said, their ids for as long as a platform
-- may send them again (Meta: seven days).
create function gate.forget_channel_events(bodies_before timestamptz, ids_before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from channel_events where received_at < ids_before and read_at is not null returning 1),
    emptied as (update channel_events set body = null
      where received_at < bodies_before and received_at >= ids_before and read_at is not null and body is not null returning 1),
    expired as (delete from channel_setups where expires_at < ids_before returning 1)
  select ((select count(*) from gone) + (select count(*) from emptied) + 0 * (select count(*) from expired))::integer
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
