-- How far the demo's month of conversations is made. A conversation and the next position are committed together, so a
-- start that was interrupted goes on behind the last whole one.
create table demo_month (
  organization_id uuid primary key references organizations on delete cascade,
  -- The moment at which the month ends: when the demo was made.
  ends_at timestamptz not null,
  planned integer not null,
  made integer not null default 0 check (made between 0 and planned)
);
call gate.protect('demo_month');
