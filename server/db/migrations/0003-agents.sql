-- Agents are set up by their owner: how they speak, when they are sure, when a person takes over. A second kind,
-- `internal`, answers the organisation's own people, from sources that customers never hear of.

alter table agents
  drop constraint agents_kind_check,
  add constraint agents_kind_check check (kind in ('support', 'internal')),
  add column enabled boolean not null default true,
  add column tone text not null default 'warm' check (tone in ('warm', 'formal', 'brief')),
  -- Languages it replies in, the preferred one first.
  add column languages text[] not null default '{ar,en}'
    check (cardinality(languages) between 1 and 2 and languages <@ '{ar,en}'),
  -- Null: automatic, as measured for the version that answers.
  alter column answer_from drop not null,
  alter column answer_from drop default,
  alter column clarify_from drop not null,
  alter column clarify_from drop default,
  add column complaints_to_person boolean not null default true,
  -- Words and phrases of which a customer's message goes to a person, whatever the agent knows of them.
  add column topics_ar text[] not null default '{}',
  add column topics_en text[] not null default '{}',
  -- So many questions in a row without an answer, then a person.
  add column hand_over_after smallint not null default 1 check (hand_over_after between 1 and 3),
  -- When the team answers (shared/rules/team-hours.ts), in the organisation's time zone. Null: the agent says nothing of it.
  add column team_hours jsonb,
  add column out_of_hours text not null default 'say_when' check (out_of_hours in ('say_when', 'ask_contact')),
  -- Channels whose messages all go to a person. Those it is off on rather than on: a new channel is answered at once.
  add column channels_off text[] not null default '{}';

-- Until now nobody could choose: what stands there is the default.
update agents set answer_from = null, clarify_from = null;
alter table agents add check ((answer_from is null) = (clarify_from is null) and clarify_from <= answer_from);

insert into agents (organization_id, kind, name_ar, name_en, greeting_ar, greeting_en)
select id, 'internal', 'مساعد الفريق', 'Team assistant',
  'أهلًا، أجيبك من مصادر المنشأة كلها، بما فيها ما لا يراه العملاء.',
  'Hello. I answer from all of the business''s sources, those that customers never see included.'
from organizations;

-- Whom a source is for. Staff ones are in the staff index of a version only.
alter table sources
  add column audience text not null default 'customers' check (audience in ('customers', 'staff'));
create index on sources (organization_id) where audience = 'staff';

-- A version with staff sources holds a second file: the index of all its sources. file_key holds the customers' only.
alter table versions
  add column staff_file_key text,
  add column staff_size_bytes bigint,
  add column staff_entries integer,
  add check ((staff_file_key is null) = (staff_size_bytes is null) and (staff_file_key is null) = (staff_entries is null));

-- What a member asked the internal agent and was answered. Only that member reads it; the owner sees how many.
create table internal_messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null,
  -- Chosen by the page: the same one twice is one question.
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
