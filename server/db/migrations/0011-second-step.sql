-- The second step of a person's log-in: codes from an authenticator app. Until it is confirmed with a first code, the log-in
-- asks for none. `last_step` is the period of thirty seconds whose code was used last, so that no code is good twice.
create table second_steps (
  person_id uuid primary key generated always as (coalesce(member_id, operator_id)) stored,
  organization_id uuid references organizations on delete cascade,
  member_id uuid references members on delete cascade,
  operator_id uuid references operators on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((member_id is null) <> (operator_id is null)),
  check ((organization_id is null) = (member_id is null))
);
create index on second_steps (organization_id);
call gate.protect('second_steps');

-- Codes for the day the phone is lost; each is good once. Only their hashes are stored.
create table recovery_codes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid references organizations on delete cascade,
  person_id uuid not null references second_steps on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (person_id, code_hash)
);
call gate.protect('recovery_codes');

-- Log-ins whose password was right and whose code has not been given yet. They open nothing.
create table login_challenges (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  organization_id uuid references organizations on delete cascade,
  member_id uuid references members on delete cascade,
  operator_id uuid references operators on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((member_id is null) <> (operator_id is null)),
  check ((organization_id is null) = (member_id is null))
);
create index on login_challenges (member_id);
create index on login_challenges (operator_id);
create index on login_challenges (expires_at);
call gate.protect('login_challenges');

-- The demo's operator logs in with the password that the demo prints. The exemption holds in demo mode only.
alter table operators add column is_demo boolean not null default false;
update operators set is_demo = true where email = 'operator@wakil.example' and exists (select 1 from demo_state);
