-- The learning loop: answers written in the portal, what was learnt from tickets, and what nobody could answer yet.

create table faqs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- addition: phrasings for an answer that stands in a file.
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
  -- Another one with every change: tells whether a version knows it as it is now.
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

-- Which of them a version knows, and in which form; like source_ids.
alter table versions
  add column faq_ids uuid[] not null default '{}',
  add column faq_revisions uuid[] not null default '{}';

-- What staff taught from a customer's message: a new answer, or a phrasing of one.
create table lessons (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  faq_id uuid not null,
  -- The customer's.
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

-- Questions that are no gap any more: put aside, or answered by what was written for their gap.
create table settled_questions (
  organization_id uuid not null references organizations on delete cascade,
  message_id uuid not null references messages on delete cascade,
  gap_id uuid not null,
  -- Null: put aside. Deleting the answer opens the question again.
  faq_id uuid,
  member_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, message_id),
  foreign key (organization_id, faq_id) references faqs (organization_id, id) on delete cascade
);
create index on settled_questions (organization_id, gap_id);
call gate.protect('settled_questions');

-- Open questions grouped by meaning, as they were when last counted (server/modules/knowledge/jobs/group-unanswered-questions.ts). Made anew each time.
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
  -- Place in the list: how many ask, those of late more.
  weight double precision not null,
  primary key (organization_id, id)
);
call gate.protect('gaps');

create table gap_groupings (
  organization_id uuid primary key references organizations on delete cascade,
  -- What it was made of; another one now means that it is made again.
  fingerprint text not null,
  asked integer not null,
  grouped_at timestamptz not null
);
call gate.protect('gap_groupings');

-- Handed over and asked back about, without reading everything the agent ever said.
create index messages_unanswered on messages (organization_id, created_at desc)
  where author = 'agent' and decision in ('handover', 'clarify');
