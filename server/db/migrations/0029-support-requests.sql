-- What members write to the company that runs Wakil, and what operators answer.
create table support_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  category text not null check (category in ('question', 'problem', 'billing', 'idea')),
  subject text not null check (char_length(subject) between 1 and 150),
  -- open: somebody waits for an answer. A member who writes opens it again.
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- The language of who asked, in which they are mailed.
  language text not null check (language in ('ar', 'en')),
  requested_by uuid,
  -- Since when the first message without an answer waits; the promise of 24 hours counts from here.
  waits_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((waits_since is not null) = (state = 'open')),
  unique (organization_id, id),
  foreign key (organization_id, requested_by) references members (organization_id, id) on delete set null (requested_by)
);
create index on support_requests (organization_id, updated_at desc);
create index on support_requests (organization_id, requested_by);
create index support_requests_waiting on support_requests (waits_since) where state = 'open';
call gate.protect('support_requests');
call gate.record_changes('support_requests', 'support_request', '{category,state}');

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  -- Who wrote it; both are null where the person is gone, and is_answer still tells from which side it came.
  is_answer boolean not null,
  member_id uuid,
  operator_id uuid references operators on delete set null,
  text text not null,
  -- Sent twice, by a double click or after a lost connection, it is one message.
  client_id text not null,
  created_at timestamptz not null,
  unique (organization_id, client_id),
  foreign key (organization_id, request_id) references support_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete set null (member_id)
);
create index on support_messages (organization_id, request_id, created_at);
create index on support_messages (organization_id, member_id);
create index on support_messages (operator_id);
call gate.protect('support_messages');
call gate.record_changes('support_messages', 'support_message');
