-- The tables of Wakil, grouped by subject. Functions are in server/db/functions/, one file each; they exist already when
-- a migration runs.
--
-- Every table of an organisation has organization_id and goes through gate.protect, which puts it under row-level
-- security. References between such tables carry the organization_id, so that no row can point into another
-- organisation. Tables without gate.protect belong to nobody in particular: the application reaches them through the
-- functions of schema gate only.

comment on schema gate is 'The only doors through row-level security: narrow functions, each keyed by a secret or an address.';
grant usage on schema gate to {{app_role}};

-- Organisations and accounts --------------------------------------------------------------------------------

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  brand_ar text not null default '',
  brand_en text not null default '',
  industry text not null,
  phone text not null unique,
  support_email text not null,
  -- The language of those who read the support address, whatever language the customer of a ticket writes in.
  support_language text not null default 'ar' check (support_language in ('ar', 'en')),
  time_zone text not null default 'Asia/Riyadh',
  -- Origins of the sites that may show this business's chat in a frame; empty means all of them.
  chat_sites text[] not null default '{}',
  published_version_id uuid,
  next_ticket_number integer not null default 1001,
  next_customer_number integer not null default 1,
  created_at timestamptz not null default now()
);
call gate.protect('organizations', 'id');

create table members (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- The address is in lower case, and unique over all organisations, because log-in knows nothing but the address.
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

create trigger one_account before insert or update of email on members
  for each row execute function gate.refuse_second_account();
create trigger one_account before insert or update of email on operators
  for each row execute function gate.refuse_second_account();

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

-- Attempts at something that may be tried only so often: a password, a phone number at sign-up, mails to one address.
-- The key is a hash, so the table tells nobody who has an account. gate.begin_attempt alone writes it.
create table attempts (
  id bigint generated always as identity primary key,
  key bytea not null,
  expires_at timestamptz not null
);
create index on attempts (key, expires_at);
create index on attempts (expires_at);

-- Agents and language models --------------------------------------------------------------------------------

-- The support agent answers customers; the internal agent answers the organisation's own people, from sources that
-- customers never hear of.
create table agents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null default 'support' check (kind in ('support', 'internal')),
  enabled boolean not null default true,
  name_ar text not null,
  name_en text not null,
  greeting_ar text not null,
  greeting_en text not null,
  tone text not null default 'warm' check (tone in ('warm', 'formal', 'brief')),
  -- The languages it replies in, the preferred one first.
  languages text[] not null default '{ar,en}'
    check (cardinality(languages) between 1 and 2 and languages <@ '{ar,en}'),
  -- The certainties from which it answers and asks back. Null means those measured for the version that answers.
  answer_from real check (answer_from between 0 and 1),
  clarify_from real check (clarify_from between 0 and 1),
  complaints_to_person boolean not null default true,
  -- A customer's message with one of these words or phrases goes to a person, whatever the agent knows of them.
  topics_ar text[] not null default '{}',
  topics_en text[] not null default '{}',
  -- After so many questions in a row without an answer a person takes over.
  hand_over_after smallint not null default 1 check (hand_over_after between 1 and 3),
  -- When the team answers (shared/rules/team-hours.ts), in the organisation's time zone. Null means that the agent says
  -- nothing of it.
  team_hours jsonb,
  out_of_hours text not null default 'say_when' check (out_of_hours in ('say_when', 'ask_contact')),
  -- Messages on these channels all go to a person. The list names channels that are off rather than on, so that a new
  -- channel is answered at once.
  channels_off text[] not null default '{}',
  created_at timestamptz not null default now(),
  check ((answer_from is null) = (clarify_from is null) and clarify_from <= answer_from),
  unique (organization_id, kind)
);
call gate.protect('agents');

-- What a member asked the internal agent and was answered. Only that member reads it; the owner sees how many there are.
create table internal_messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null,
  -- The page chooses this id: the same one twice is one question.
  client_id text not null,
  question text not null,
  answer text not null,
  language text not null check (language in ('ar', 'en')),
  decision text not null check (decision in ('answer', 'clarify', 'handover', 'smalltalk')),
  confidence real not null,
  reason text,
  choices text[] not null default '{}',
  citations jsonb not null default '[]',
  version_id uuid,
  feedback text check (feedback in ('right', 'wrong')),
  -- When the member sent the question on to the support address.
  forwarded_at timestamptz,
  created_at timestamptz not null,
  unique (organization_id, member_id, client_id),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);
create index on internal_messages (organization_id, member_id, created_at desc, id desc);
create index on internal_messages (organization_id, created_at);
call gate.protect('internal_messages');

-- Who writes an organisation's replies. Without a row the installation's model writes, where there is one.
create table model_settings (
  organization_id uuid primary key references organizations on delete cascade,
  -- 'off' is the engine's own words, 'operator' the model of the installation, 'own' the model below.
  writer text not null check (writer in ('off', 'operator', 'own')),
  provider text check (provider in ('openai-compatible', 'anthropic')),
  base_url text,
  model text,
  -- The key is sealed (server/llm/seal.ts); its last four characters are all that is ever shown again.
  sealed_key text,
  key_end text,
  -- Prices are in US dollars per million tokens.
  input_price double precision not null default 0 check (input_price >= 0),
  output_price double precision not null default 0 check (output_price >= 0),
  -- The cap is in US dollars per day; null means none.
  daily_cap double precision check (daily_cap >= 0),
  embeddings_model text,
  embeddings_base_url text,
  sealed_embeddings_key text,
  embeddings_key_end text,
  updated_at timestamptz not null,
  check (writer <> 'own' or (provider is not null and model is not null))
);
call gate.protect('model_settings');

-- What models cost an organisation on one of its days. A reply is charged with the most it can cost before the model is
-- asked, and the rest is given back afterwards: many replies at once cannot pass the cap together.
create table model_days (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  -- Spending is in US dollars.
  spent double precision not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  written integer not null default 0,
  -- How often the engine's words went out instead, by reason.
  fallbacks jsonb not null default '{}',
  primary key (organization_id, day)
);
call gate.protect('model_days');

-- Knowledge -------------------------------------------------------------------------------------------------

create table sources (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  section text not null check (section in ('common', 'product')),
  -- Sources for staff are in the staff index of a version only.
  audience text not null default 'customers' check (audience in ('customers', 'staff')),
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
  -- What was read (server/documents ReadDocument); null until then.
  document jsonb,
  read_at timestamptz,
  -- A deleted source stays until the next version is trained without it.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index on sources (organization_id, created_at desc);
create index on sources (organization_id) where audience = 'staff';
create unique index sources_url on sources (organization_id, url) where url is not null and deleted_at is null;
call gate.protect('sources');

create table trainings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  status text not null default 'submitted' check (status in ('submitted', 'processing', 'trained', 'failed')),
  problem text,
  version_id uuid,
  requested_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on trainings (organization_id, created_at desc);
-- Two clicks on "Train now" are one training.
create unique index trainings_running on trainings (organization_id) where status in ('submitted', 'processing');
call gate.protect('trainings');

-- A version never changes once it is written; publishing moves organizations.published_version_id.
create table versions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  number integer not null,
  -- The customers' index. A version with staff sources has a second file, the index of all its sources.
  file_key text not null,
  size_bytes bigint not null,
  sha256 text not null,
  entries integer not null,
  staff_file_key text,
  staff_size_bytes bigint,
  staff_entries integer,
  -- What it knows: sources, and written answers with the form in which it knows each.
  source_ids uuid[] not null,
  faq_ids uuid[] not null default '{}',
  faq_revisions uuid[] not null default '{}',
  -- The certainties that reach the target precision on its questions, measured when it was built; null when there were
  -- too few questions to tell.
  answer_from real check (answer_from between 0 and 1),
  clarify_from real check (clarify_from between 0 and 1),
  -- The one figure (contract: accuracy), and everything behind it (contract: report).
  accuracy jsonb,
  quality jsonb,
  -- What became of each test question, by its id.
  outcomes jsonb,
  -- Why it was not published by itself; this stays when a person publishes it anyway.
  held_back text check (held_back in ('own_question', 'fell')),
  -- When a person decided to keep the earlier version.
  dismissed_at timestamptz,
  published_at timestamptz,
  -- When its file was removed, as one of the oldest; it can no longer be published.
  removed_at timestamptz,
  -- The instant its sources were taken: whatever was read or deleted later, it does not know.
  created_at timestamptz not null default now(),
  check ((staff_file_key is null) = (staff_size_bytes is null) and (staff_file_key is null) = (staff_entries is null)),
  unique (organization_id, number),
  unique (organization_id, id)
);
call gate.protect('versions');
alter table organizations add foreign key (id, published_version_id) references versions (organization_id, id);
alter table trainings add foreign key (organization_id, version_id) references versions (organization_id, id);

-- The dense list of a version, beside its index. A version without a row was trained without embeddings; one with a
-- problem was meant to have them.
create table version_vectors (
  organization_id uuid not null references organizations on delete cascade,
  version_id uuid not null,
  file_key text,
  size_bytes bigint,
  model text not null,
  dimension integer,
  problem text,
  created_at timestamptz not null,
  primary key (organization_id, version_id),
  foreign key (organization_id, version_id) references versions (organization_id, id) on delete cascade,
  check ((file_key is null) = (problem is not null))
);
call gate.protect('version_vectors');

-- What an organisation tests its agent with.
create table test_questions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- The owner wrote or imported it in the portal, or staff confirmed it while answering a customer.
  kind text not null check (kind in ('owner', 'staff')),
  question text not null,
  language text not null check (language in ('ar', 'en')),
  -- What is right: an answer of the knowledge base, or that a person takes over.
  expects text not null check (expects in ('answer', 'person')),
  -- The entry's id in the version it was picked from. Ids follow the text: title and answer are kept so that the
  -- entry is found again when it was edited or came from another file.
  entry_id text,
  title text,
  answer text,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text not null generated always as (folded(question || ' ' || coalesce(title, '') || ' ' || coalesce(answer, ''))) stored,
  check ((expects = 'answer') = (answer is not null)),
  check (expects = 'answer' or (entry_id is null and title is null)),
  unique (organization_id, id)
);
-- One question has one right answer: asked and confirmed again, it is changed rather than written twice.
create unique index test_questions_question on test_questions (organization_id, md5(folded(question)));
create index on test_questions (organization_id, created_at desc);
call gate.protect('test_questions');

-- Conversations ---------------------------------------------------------------------------------------------

-- The public identifier of an organisation's web chat.
create table chat_tokens (
  token text primary key,
  organization_id uuid not null references organizations on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index chat_tokens_live on chat_tokens (organization_id) where revoked_at is null;
call gate.protect('chat_tokens');

-- How a business's chat looks to its customers: its own colour, and a small picture as a data: address.
create table chat_looks (
  organization_id uuid primary key references organizations on delete cascade,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  avatar text check (length(avatar) <= 40000)
);
call gate.protect('chat_looks');

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
  -- Known from an uploaded list only: such a customer has never written and counts as nobody's new customer.
  never_wrote boolean not null default false,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The customer that this one was merged into: its conversations and tickets are that one's, and it is neither listed
  -- nor found. The row keeps what was known of it, because every merge can be undone. A number that the platform vouches
  -- for merges customers by itself; what somebody typed only suggests it to staff.
  merged_into_id uuid,
  merged_at timestamptz,
  -- The member who merged them; null means nobody, the platform vouched for it.
  merged_by uuid,
  -- What the merge changed in the other: {filled: [column, …], first_seen_at, last_seen_at} holds the columns that were
  -- empty there and its times before.
  merge_changes jsonb,
  search text not null generated always as (folded(
    number::text || ' ' || coalesce(name, '') || ' ' || coalesce(account_name, '') || ' ' ||
    coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(order_number, ''))) stored,
  check (num_nulls(merged_into_id, merged_at, merge_changes) in (0, 3)),
  unique (organization_id, number),
  unique (organization_id, id),
  foreign key (organization_id, merged_into_id) references customers (organization_id, id) on delete cascade
);
create index on customers (organization_id, last_seen_at desc);
create index customers_merged on customers (organization_id, merged_into_id) where merged_into_id is not null;
-- Who writes on a second channel and has the number or the address of a known customer is that customer.
create index customers_phone on customers (organization_id, phone) where phone is not null;
create index customers_email on customers (organization_id, lower(email)) where email is not null;
call gate.protect('customers');

-- Two customers that staff said are not one: they are not suggested again. The lesser id is `one`.
create table customer_distinctions (
  organization_id uuid not null references organizations on delete cascade,
  one uuid not null,
  other uuid not null,
  primary key (organization_id, one, other),
  check (one < other),
  foreign key (organization_id, one) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, other) references customers (organization_id, id) on delete cascade
);
call gate.protect('customer_distinctions');

-- One address of a customer on one channel; a message finds its conversation by it. The conversation is part of the row
-- because there is exactly one per contact.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  -- The merged customer that it came with: undoing that merge takes it along. Null while it is with its own customer.
  merged_from_id uuid,
  channel text not null,
  -- On the web chat this is the SHA-256 of the session id, so that the table opens no history.
  external_id text not null,
  -- WhatsApp names people who hide their number by an id of theirs alone. Whoever wrote with their number before has
  -- both.
  alias text,
  name text,
  conversation_id uuid not null default gen_random_uuid(),
  -- The last message of the customer: a platform's window is counted from it.
  last_in_at timestamptz,
  -- Since when the customer wants no marketing messages.
  no_marketing_at timestamptz,
  -- Until when the platform asked that nothing be sent to this contact.
  paced_until timestamptz,
  created_at timestamptz not null,
  unique (organization_id, channel, external_id),
  unique (organization_id, conversation_id),
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, merged_from_id) references customers (organization_id, id) on delete set null (merged_from_id)
);
create index on contacts (organization_id, customer_id);
create index contacts_merged on contacts (organization_id, merged_from_id) where merged_from_id is not null;
create index contacts_by_alias on contacts (organization_id, channel, alias) where alias is not null;
create trigger forget_merged after delete on contacts for each row execute function gate.forget_merged();
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
  -- The last activity: a message or a change of status.
  updated_at timestamptz not null,
  search text not null generated always as (folded(number::text || ' ' || subject)) stored,
  unique (organization_id, number),
  unique (organization_id, id),
  foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade,
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);
create index on tickets (organization_id, updated_at desc);
create index on tickets (organization_id, status, updated_at desc);
-- The inbox shows those who wait for a person first, the longest first, then the newest activity.
create index on tickets (organization_id, (status = 'deferred') desc, (case when status = 'deferred' then deferred_at end), updated_at desc, id);
create index on tickets (organization_id, conversation_id, created_at desc);
create index on tickets (organization_id, customer_id);
create index on tickets (organization_id, created_at);
-- gate.quiet_tickets looks through these, over all organisations.
create index on tickets (updated_at) where status = 'pending' and not handled_by_human;
call gate.protect('tickets');

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

create table messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  conversation_id uuid not null,
  -- A campaign's message to somebody without an open ticket makes none.
  ticket_id uuid,
  author text not null check (author in ('customer', 'agent', 'staff', 'campaign')),
  member_id uuid,
  kind text not null default 'text' check (kind in ('text', 'image', 'video', 'audio', 'document', 'sticker',
    'location', 'contact', 'story_reply', 'shared_post', 'comment', 'order', 'unsupported')),
  -- public: under a post, for all to read.
  audience text not null default 'private' check (audience in ('private', 'public')),
  post_id uuid,
  subject text,
  text text not null,
  -- All of the text, where the agent reads less of it: a mail with its quotes.
  full_text text,
  html text,
  language text,
  -- Where the message comes from, and what it is known by there: the same origin and id twice are one message.
  -- 'channel': the customer's; the id is the platform's or the chat page's own.
  -- 'event': a delivery that nobody can read; the id is the row's of channel_events.
  -- 'portal': staff wrote it; the id is the one that the page chose, if any.
  -- 'platform_app': staff wrote it in the platform's own app; the id is the platform's.
  -- 'reminder': staff wrote it for later; the id is the reminder's.
  -- Null: the agent's, known by what it answers, or a campaign's, known by its recipient.
  origin text check (origin in ('channel', 'event', 'portal', 'platform_app', 'reminder')),
  origin_id text check (origin_id is null or origin is not null),
  -- What the answer needs of it: a mail's headers, a comment's id, a place.
  headers jsonb,
  -- The platform's id of the message that the customer quoted.
  quotes text,
  -- The customer's emoji on it.
  reaction text,
  -- The later message that it was written together with; the last of them is answered for all.
  joined_to uuid,
  -- The customer's message that this one answers. Unique: one message, one reply of the agent.
  reply_to uuid,
  -- The comment that this message answers by a short public line, so that its author looks at the private answer. There
  -- is one such line per comment.
  notice_of uuid,
  status text not null check (status in ('received', 'queued', 'sent', 'delivered', 'read', 'uncertain', 'failed')),
  -- Why it was not delivered (server/channels/channel.ts, SendFailure).
  failure text,
  -- Why nobody is to answer it: 'bounce', 'list', 'auto' …
  machine text,
  -- How the agent came to its reply.
  decision text check (decision in ('answer', 'clarify', 'handover', 'smalltalk')),
  confidence real,
  reason text,
  choices text[] not null default '{}',
  citations jsonb not null default '[]',
  version_id uuid,
  -- How a reply was written when a model was to write it: { by, model, fallback, input_tokens, output_tokens }.
  -- Null means that the engine wrote it, as it does where no model is set.
  writing jsonb,
  campaign_id uuid,
  -- A campaign writes one message for each recipient, whatever happens in between.
  recipient_id uuid unique,
  -- Sent as a template: {name, language, header, values: [{name, text}]}.
  template jsonb,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  constraint messages_ticket check (ticket_id is not null or author = 'campaign'),
  unique (organization_id, conversation_id, origin, origin_id),
  unique (organization_id, reply_to),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade,
  foreign key (organization_id, post_id) references posts (organization_id, id) on delete set null (post_id),
  -- Without a ticket nothing else would delete a campaign's message with its conversation.
  foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade
);
create index on messages (organization_id, conversation_id, created_at);
create index on messages (organization_id, ticket_id, created_at);
create index on messages (organization_id, created_at) where author = 'agent';
create index on messages (organization_id, created_at) where author = 'customer';
-- What the agent handed over or asked back about, without reading everything it ever said.
create index messages_unanswered on messages (organization_id, created_at desc)
  where author = 'agent' and decision in ('handover', 'clarify');
create index messages_joined on messages (organization_id, joined_to) where joined_to is not null;
create index messages_undelivered on messages (organization_id, conversation_id, created_at)
  where author <> 'customer' and status in ('queued', 'uncertain', 'failed');
create index messages_waiting on messages (created_at) where author <> 'customer' and status = 'queued';
create index messages_campaign on messages (organization_id, campaign_id, status) where campaign_id is not null;
create unique index messages_notice on messages (organization_id, notice_of) where notice_of is not null;
call gate.protect('messages');

-- These tables grow fast from nothing. The planner must hear of it soon: with the statistics of an empty table it reads
-- all of an organisation's rows where it should read one.
alter table messages set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table tickets set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table customers set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table contacts set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);

create table attachments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'sticker')),
  name text,
  type text not null,
  size_bytes bigint,
  -- What the platform hands it out by, to the connection it came over. What staff send comes over none.
  reference text,
  connection_id uuid,
  -- Key in the file store; null until it was fetched.
  file_key text,
  -- Why it could not be fetched.
  problem text,
  created_at timestamptz not null,
  unique (organization_id, message_id, position)
);
call gate.protect('attachments');

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
  -- The ticket that the mail tells of. It quotes the customer, so it is deleted with the ticket.
  ticket_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on mails (organization_id, created_at desc);
create index on mails (organization_id, ticket_id) where ticket_id is not null;
call gate.protect('mails');

-- Learning from conversations -------------------------------------------------------------------------------

-- Answers written in the portal or learnt from tickets.
create table faqs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- An addition is phrasings for an answer that stands in a file.
  kind text not null check (kind in ('written', 'addition')),
  phrasings text[] not null check (cardinality(phrasings) > 0),
  -- Of an addition: the file's answer as it was then. A new copy of the file gives its entry another id; by its answer
  -- or its question it is found again.
  answer_ar text,
  answer_en text,
  exact boolean not null default false,
  entry_id text,
  entry_question text,
  -- The ticket it was learnt from.
  ticket_id uuid,
  -- Changes with every edit: it tells whether a version knows the answer as it is now.
  revision uuid not null default gen_random_uuid(),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Deleted ones stay while a version that can still be published knows them.
  deleted_at timestamptz,
  check (coalesce(answer_ar, answer_en) is not null),
  check ((kind = 'addition') = (entry_id is not null) and (kind = 'addition') = (entry_question is not null)),
  check (kind = 'written' or not exact),
  unique (organization_id, id),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete set null (ticket_id)
);
create index on faqs (organization_id, updated_at desc);
-- What is added to one answer stands in one row.
create unique index faqs_addition on faqs (organization_id, entry_id) where kind = 'addition' and deleted_at is null;
call gate.protect('faqs');

-- What staff taught from a customer's message: a new answer, or a phrasing of one.
create table lessons (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  faq_id uuid not null,
  -- The customer's message.
  message_id uuid not null references messages on delete cascade,
  ticket_id uuid not null,
  member_id uuid,
  -- As it was taught. A phrasing that was known already is not taken away again by undoing.
  question text not null,
  made_faq boolean not null,
  made_phrasing boolean not null,
  created_at timestamptz not null,
  foreign key (organization_id, faq_id) references faqs (organization_id, id) on delete cascade,
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
-- A question is taught once; two clicks are one.
create unique index lessons_message on lessons (organization_id, message_id);
create index on lessons (organization_id, ticket_id);
create index on lessons (organization_id, faq_id);
call gate.protect('lessons');

-- How staff judged a reply of the agent.
create table verdicts (
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null references messages on delete cascade,
  ticket_id uuid not null,
  is_right boolean not null,
  member_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, message_id),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on verdicts (organization_id, ticket_id);
create index on verdicts (organization_id, created_at) where not is_right;
call gate.protect('verdicts');

-- Open questions grouped by meaning, as they were when last counted (server/modules/knowledge/jobs/group-unanswered-questions.ts). They are made anew
-- each time.
create table gaps (
  organization_id uuid not null references organizations on delete cascade,
  -- The message of its oldest question.
  id uuid not null,
  question text not null,
  message_ids uuid[] not null,
  customers integer not null,
  channels text[] not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The ways it was asked that differ.
  phrasings text[] not null,
  examples jsonb not null,
  suggestion jsonb,
  -- Its place in the list: how many ask it, where those of late count more.
  weight double precision not null,
  primary key (organization_id, id)
);
call gate.protect('gaps');

create table gap_groupings (
  organization_id uuid primary key references organizations on delete cascade,
  -- What the grouping was made of; another fingerprint now means that it is made again.
  fingerprint text not null,
  asked integer not null,
  grouped_at timestamptz not null
);
call gate.protect('gap_groupings');

-- Questions that are no gap any more: put aside, or answered by what was written for their gap.
create table settled_questions (
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null references messages on delete cascade,
  gap_id uuid not null,
  -- Null means that it was put aside. Deleting the answer opens the question again.
  faq_id uuid,
  member_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, message_id),
  foreign key (organization_id, faq_id) references faqs (organization_id, id) on delete cascade
);
create index on settled_questions (organization_id, gap_id);
call gate.protect('settled_questions');

-- Channels: accounts that are connected, what arrives from them, what is sent to them -------------------------

create table channel_connections (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('email', 'whatsapp', 'whatsapp_meta', 'instagram', 'twitter')),
  -- Whose webhook speaks for it: a number connected one way is the same number connected the other way.
  platform text not null generated always as (reach(kind)) stored,
  -- The platform's own id of the account, as its webhooks name it; a mailbox's address in lower case.
  account text not null,
  -- What the account belongs to there, where some deliveries name only that (a WhatsApp business account).
  account_group text,
  -- The name that people know it by.
  name text not null,
  -- Ids, hosts and how far a mailbox was read; no secret.
  details jsonb not null default '{}',
  -- Sealed (server/seal.ts) for this organisation and row; null when disconnected.
  sealed_secrets text,
  token_expires_at timestamptz,
  enabled boolean not null default true,
  -- Whether this account writes short public lines under comments that were answered privately. The choice outlives that
  -- the account is connected again.
  notices boolean not null default true,
  -- Why the owner has to connect it again; null while all is well.
  problem text,
  problem_at timestamptz,
  last_in_at timestamptz,
  last_out_at timestamptz,
  -- Until when the platform asked that nothing be sent.
  paced_until timestamptz,
  -- How many requests in a row the platform did not answer; an answered one sets it back to 0.
  troubles smallint not null default 0,
  synced_at timestamptz,
  templates_at timestamptz,
  -- The template that opens a conversation again, and what goes into its places.
  reopening_id uuid,
  reopening_values text[] not null default '{}',
  connected_by uuid,
  connected_at timestamptz not null,
  disconnected_at timestamptz,
  check ((disconnected_at is null) = (sealed_secrets is not null)),
  unique (organization_id, id)
);
-- C222: unique over all organisations, because a delivery names nothing but the account.
create unique index channel_connections_account on channel_connections (platform, account) where disconnected_at is null;
create unique index channel_connections_kind on channel_connections (organization_id, kind) where disconnected_at is null;
create index on channel_connections (platform, account_group) where disconnected_at is null;
call gate.protect('channel_connections');

-- A connection that was begun: the state of a log-in at a platform, or a number that waits for its code.
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

-- Accounts that are being connected: their platform may tell of them before they are stored. A process that dies
-- meanwhile leaves a row that means nothing after `until`.
create table connecting_accounts (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  platform text not null,
  account text not null,
  account_group text,
  until timestamptz not null
);
call gate.protect('connecting_accounts');

-- Deliveries as they came, stored before they are acknowledged. The body goes once it was read and kept a while; the row
-- stays longer than any platform delivers again.
create table channel_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null references organizations on delete cascade,
  connection_id uuid not null,
  external_id text not null,
  -- The customer's address: the events of one customer are read one after the other.
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
create index channel_events_unread on channel_events (received_at) where read_at is null;
create index on channel_events (received_at);
call gate.protect('channel_events');

-- What is asked of a platform, a row before it is a request. A message that is too long for one request is several.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null,
  conversation_id uuid not null,
  connection_id uuid,
  part smallint not null,
  text text not null,
  -- A picture goes as a request of its own where the platform takes no words with it.
  attachment_id uuid references attachments on delete set null,
  -- The state moves only forward, but for 'sending' that surely was not sent, and for staff who try again.
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'uncertain', 'sent', 'delivered', 'read', 'failed')),
  external_id text,
  failure text,
  -- What the platform said, for the log and for staff.
  why text,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  tried_at timestamptz,
  -- When staff were told that nobody knows what became of it.
  given_up_at timestamptz,
  updated_at timestamptz not null,
  unique (organization_id, message_id, part),
  foreign key (message_id) references messages on delete cascade
);
create index on outbox (organization_id, conversation_id, external_id);
create index on outbox (organization_id, state, updated_at) where state in ('queued', 'sending', 'uncertain', 'failed');
create index outbox_unknown on outbox (tried_at) where state = 'uncertain' and given_up_at is null;
create index outbox_sending on outbox (organization_id, connection_id) where state = 'sending';
call gate.protect('outbox');

-- Outreach: what a business sends on its own ------------------------------------------------------------------

-- Templates of a WhatsApp business account, as it tells them.
create table message_templates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  connection_id uuid not null,
  name text not null,
  -- The language as WhatsApp names it.
  language text not null,
  status text not null check (status in ('approved', 'pending', 'rejected', 'paused', 'disabled')),
  category text not null check (category in ('marketing', 'utility', 'authentication')),
  header_kind text not null check (header_kind in ('none', 'text', 'picture', 'other')),
  header_text text,
  body text not null,
  footer text,
  buttons text[] not null default '{}',
  -- Names of the body's places, in their order: '1', '2' or words.
  variables text[] not null default '{}',
  -- Whether its places have names and are sent with them.
  named boolean not null default false,
  -- Whether everything in it can be sent from here.
  supported boolean not null,
  seen_at timestamptz not null,
  unique (organization_id, connection_id, name, language),
  unique (organization_id, id),
  foreign key (organization_id, connection_id) references channel_connections (organization_id, id) on delete cascade
);
call gate.protect('message_templates');
alter table channel_connections add foreign key (reopening_id) references message_templates on delete set null;

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  channel text not null check (channel in ('email', 'whatsapp', 'whatsapp_meta', 'instagram', 'twitter')),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'done', 'cancelled')),
  subject text not null default '',
  text text not null default '',
  name_fallback text not null default '',
  template_id uuid references message_templates on delete set null,
  template_values text[] not null default '{}',
  audience jsonb not null default '{"kind": "customers"}',
  -- What the uploaded list held; the numbers themselves are rows of campaign_numbers.
  list jsonb,
  picture_key text,
  picture_name text,
  picture_type text,
  picture_bytes integer,
  -- Why it stands still while sending.
  problem text check (problem in ('reconnect', 'not_connected')),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  unique (organization_id, id)
);
create index on campaigns (organization_id, created_at desc);
create index campaigns_under_way on campaigns (scheduled_at) where status in ('scheduled', 'sending');
call gate.protect('campaigns');

-- A list of phone numbers as it was uploaded, until its campaign has ended.
create table campaign_numbers (
  organization_id uuid not null references organizations on delete cascade,
  campaign_id uuid not null,
  -- Digits with the country's code, as the channel addresses people.
  address text not null,
  name text,
  primary key (organization_id, campaign_id, address),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
);
call gate.protect('campaign_numbers');

-- Whom a campaign was for when its sending began. There is one row for each address and one message for each row.
create table campaign_recipients (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  campaign_id uuid not null,
  address text not null,
  name text,
  customer_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'skipped')),
  reason text check (reason in ('window_closed', 'opted_out', 'cancelled')),
  conversation_id uuid,
  made_at timestamptz,
  unique (organization_id, campaign_id, address),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade,
  foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade
);
create index on campaign_recipients (organization_id, campaign_id, state);
call gate.protect('campaign_recipients');

alter table messages
  add foreign key (recipient_id) references campaign_recipients on delete set null,
  add foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete set null (campaign_id);

create table reminders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  text text not null,
  template_id uuid references message_templates on delete set null,
  template_values text[] not null default '{}',
  due_at timestamptz not null,
  unless_answered boolean not null,
  -- The customer's last message when the reminder was scheduled: platforms tell whole seconds, so a later message may
  -- carry an earlier time than the reminder itself.
  last_word_at timestamptz,
  status text not null default 'scheduled' check (status in ('scheduled', 'sent', 'skipped', 'cancelled', 'failed')),
  -- late: a reminder that comes half a day late says something else than it was to, so it goes to a person instead.
  problem text check (problem in ('window_closed', 'not_connected', 'template', 'late')),
  message_id uuid references messages on delete set null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on reminders (organization_id, status, due_at);
create index reminders_due on reminders (due_at) where status = 'scheduled';
create index on reminders (organization_id, ticket_id);
call gate.protect('reminders');

-- Deletion of personal data -----------------------------------------------------------------------------------

-- What people asked Meta to have deleted here (Meta Platform Terms). The request is kept to show what became of it;
-- whose it was is not.
create table data_deletions (
  -- The person is told this code, and nobody else guesses it.
  code text primary key,
  requested_at timestamptz not null,
  done_at timestamptz not null,
  conversations integer not null,
  messages integer not null,
  accounts integer not null
);

-- Whoever wanted no campaigns and asked to be forgotten: the address goes, a mark of it stays, so that no list uploaded
-- later reaches them. Nobody reads an address out of a mark without the organisation's key, and that is sealed.
create table refusal_keys (
  organization_id uuid primary key references organizations on delete cascade,
  sealed text not null
);
call gate.protect('refusal_keys');

create table refusals (
  organization_id uuid not null references organizations on delete cascade,
  -- HMAC-SHA256 of channel and address under the organisation's key.
  mark text not null,
  refused_at timestamptz not null,
  primary key (organization_id, mark)
);
call gate.protect('refusals');

-- The public site ---------------------------------------------------------------------------------------------
-- These tables belong to the company that runs Wakil, to no organisation.

-- The plans as they are shown. The yearly price stands once per language, as the owner of the product gave it (D01).
create table plans (
  id text primary key check (id in ('basic', 'professional', 'enterprise')),
  position integer not null unique,
  -- Null means by agreement.
  price_month integer,
  price_year_ar integer,
  price_year_en integer,
  interactions integer
);
insert into plans (id, position, price_month, price_year_ar, price_year_en, interactions) values
  ('basic', 1, 259, 2799, 2333, 1000),
  ('professional', 2, 690, 7455, 6210, 3000),
  ('enterprise', 3, null, null, null, null);

-- What is decided once for the whole product. `pricing.unify`: both languages show the Arabic yearly prices.
create table site_settings (
  name text primary key check (name in ('pricing.unify')),
  value boolean not null
);
insert into site_settings (name, value) values ('pricing.unify', false);

create table demo_requests (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  phone_number text not null,
  contact_email text not null,
  company_name text not null,
  website_link text not null,
  additional_info text not null,
  language text not null,
  -- The same person asking the same again within the hour is one request.
  sameness text not null,
  created_at timestamptz not null
);
create unique index demo_requests_once on demo_requests (sameness);
create index on demo_requests (created_at desc);

create table articles (
  id integer primary key generated always as identity,
  -- The address of an image; empty means that the page shows its own.
  cover_photo text not null default '',
  title text not null default '',
  title_arabic text not null default '',
  description text not null default '',
  description_arabic text not null default '',
  -- HTML that was sanitised when it was saved.
  content text not null default '',
  content_arabic text not null default '',
  updated_at timestamptz not null,
  -- Null means a draft, which no visitor sees.
  published_at timestamptz
);
create index on articles (published_at desc) where published_at is not null;

-- Operation ---------------------------------------------------------------------------------------------------

-- Heartbeats of worker processes: a silent one's jobs are given to the others (server/jobs/heartbeat.ts).
create table worker_heartbeats (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

-- Has its one row once the demo business was made, so that a second start makes no second one.
create table demo_state (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now()
);
