-- What an owner has done with tickets whose customer's message meets some conditions. A list that is empty is no condition.
create table triage_rules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- Rules are looked at in this order.
  position integer not null,
  is_enabled boolean not null default false,
  -- When the conditions as they stand were tried on past tickets. Null: never, and the rule cannot be switched on.
  tried_at timestamptz,
  channels text[] not null default '{}',
  languages text[] not null default '{}',
  -- Words and phrases, any of which stands in the message.
  words text[] not null default '{}',
  sentiments text[] not null default '{}',
  -- Titles of what the agent answers from.
  topics text[] not null default '{}',
  customers text not null default 'any' check (customers in ('any', 'new', 'returning')),
  priority text check (priority in ('low', 'medium', 'high', 'urgent')),
  assignee_id uuid,
  tag_ids uuid[] not null default '{}',
  -- What the customer is told, by the language of the reply.
  reply_ar text,
  reply_en text,
  escalates boolean not null default false,
  created_at timestamptz not null,
  check (not is_enabled or tried_at is not null),
  unique (organization_id, id),
  foreign key (organization_id, assignee_id) references members (organization_id, id) on delete set null (assignee_id)
);
create index triage_rules_order on triage_rules (organization_id, position, id);
-- Read for every customer's message.
create index triage_rules_enabled on triage_rules (organization_id) where is_enabled;
create index triage_rules_assignee on triage_rules (organization_id, assignee_id) where assignee_id is not null;
call gate.protect('triage_rules');
call gate.record_changes('triage_rules', 'triage_rule',
  '{name,position,is_enabled,channels,languages,words,sentiments,topics,customers,priority,assignee_id,escalates}', 'name');

-- What a rule has done to a ticket: once, however many of its customer's messages meet the conditions.
create table applied_triage_rules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  rule_id uuid,
  -- As the rule was called then: the ticket says so after the rule was deleted.
  rule_name text not null,
  -- shared/contract/triage-rules.ts, AppliedRule.
  effects jsonb not null,
  applied_at timestamptz not null,
  constraint applied_triage_rules_once unique (organization_id, ticket_id, rule_id),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade,
  foreign key (organization_id, rule_id) references triage_rules (organization_id, id) on delete set null (rule_id)
);
create index applied_triage_rules_rule on applied_triage_rules (organization_id, rule_id);
call gate.protect('applied_triage_rules');
