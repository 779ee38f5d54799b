-- What an owner confirmed, corrected or added of the six things that every customer asks: one row a topic.
create table business_facts (
  organization_id uuid not null references organizations on delete cascade,
  topic text not null check (topic in ('hours', 'branches', 'contacts', 'payments', 'delivery', 'returns')),
  value jsonb not null,
  -- What the files of the live version said when the owner decided; a file that says something else later is a conflict.
  read_value jsonb,
  -- Changes with every edit: it tells whether a version knows the fact as it is now.
  revision uuid not null default gen_random_uuid(),
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (organization_id, topic)
);
call gate.protect('business_facts');

-- Of each stated topic that a version knows its revision.
alter table versions add column fact_revisions jsonb not null default '{}';
