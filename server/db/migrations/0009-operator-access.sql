-- An operator is added without a password and chooses it by a link; one who left is disabled, because requests and
-- articles name who handled them.
alter table operators alter column password_hash drop not null;
alter table operators add column disabled_at timestamptz;

-- Links with which operators choose a password, once. Only the hash of a link's token is stored.
create table operator_invitations (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operators on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on operator_invitations (operator_id);
