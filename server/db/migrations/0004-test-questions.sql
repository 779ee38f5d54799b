-- What an organisation tests its agent with, and what was measured of each trained version.

create table test_questions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- owner: written or imported in the portal; staff: confirmed while answering a customer.
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

-- Measured when the version was built. `answer_from` and `clarify_from` are the certainties that reach the target
-- precision on its questions; null when there were too few to tell.
alter table versions
  add column answer_from real check (answer_from between 0 and 1),
  add column clarify_from real check (clarify_from between 0 and 1),
  -- The one figure (contract: accuracy), and everything behind it (contract: report).
  add column accuracy jsonb,
  add column quality jsonb,
  -- What became of each test question, by its id.
  add column outcomes jsonb,
  -- Why it was not published by itself; it stays when a person publishes it anyway.
  add column held_back text check (held_back in ('own_question', 'fell')),
  -- When a person decided to keep the earlier one.
  add column dismissed_at timestamptz;
-- It belongs to what was measured, and that is the version.
alter table trainings drop column accuracy;
