-- Subscriptions: one per organisation, the terms that were activated for it, the requests for them, and the replies of
-- the agent that count towards a plan's limit.

create table subscriptions (
  organization_id uuid primary key references organizations on delete cascade,
  -- As the last event left it. What the clock has ended since is applied when it is read (billing/subscription-rules.ts).
  status text not null check (status in
    ('NA', 'trial_activated', 'subscription_in_progress', 'subscription_activated', 'trial_expired', 'subscription_expired')),
  -- Set once: an organisation has one trial.
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  updated_at timestamptz not null,
  check ((trial_started_at is null) = (trial_ends_at is null))
);
call gate.protect('subscriptions');

create table subscription_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('subscribe', 'renew')),
  plan text not null references plans,
  period text not null check (period in ('month', 'year')),
  -- In Saudi riyals, as it was shown in this language: never more is asked for than this (D01). Null means by agreement.
  price integer,
  language text not null check (language in ('ar', 'en')),
  state text not null default 'open' check (state in ('open', 'activated', 'declined')),
  requested_by uuid,
  requested_at timestamptz not null,
  decided_by uuid references operators on delete set null,
  decided_at timestamptz,
  -- What the operator wrote about the decision; the business reads it.
  note text not null default '',
  check ((state = 'open') = (decided_at is null)),
  unique (organization_id, id),
  foreign key (organization_id, requested_by) references members (organization_id, id) on delete set null (requested_by)
);
-- Two clicks on "Request" are one request.
create unique index subscription_requests_open on subscription_requests (organization_id) where state = 'open';
create index on subscription_requests (requested_at desc);
call gate.protect('subscription_requests');

-- What was activated: a plan for a time. A renewal is a second row.
create table subscription_terms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  plan text not null references plans,
  period text not null check (period in ('month', 'year')),
  price integer,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- One request is activated once, whoever clicks how often.
  unique (organization_id, request_id),
  foreign key (organization_id, request_id) references subscription_requests (organization_id, id) on delete cascade,
  check (starts_at <= ends_at)
);
create index on subscription_terms (organization_id, starts_at);
call gate.protect('subscription_terms');

-- One row per reply that the agent sent to a customer. It outlives the message, which a customer may have erased.
create table interactions (
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null,
  sent_at timestamptz not null,
  primary key (organization_id, message_id)
);
create index on interactions (organization_id, sent_at);
call gate.protect('interactions');
