-- The devices from which a person has logged in, as browser, system and kind; a log-in from another one is mailed to them.
create table known_devices (
  person_id uuid generated always as (coalesce(member_id, operator_id)) stored,
  device text not null,
  organization_id uuid references organizations on delete cascade,
  member_id uuid references members on delete cascade,
  operator_id uuid references operators on delete cascade,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (person_id, device),
  check ((member_id is null) <> (operator_id is null)),
  check ((organization_id is null) = (member_id is null))
);
create index on known_devices (organization_id);
call gate.protect('known_devices');
