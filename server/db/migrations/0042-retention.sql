-- How long a business keeps closed conversations (docs/decisions/0059-retention.md). Without a row it keeps them.
create table retentions (
  organization_id uuid primary key references organizations on delete cascade,
  months integer not null check (months between 1 and 120),
  changed_at timestamptz not null,
  -- When something was last erased by it, and how many tickets it has erased altogether.
  applied_at timestamptz,
  erased_tickets integer not null default 0
);
call gate.protect('retentions');
call gate.record_changes('retentions', 'retention', '{months}');
