-- Keys with which programs of an organisation call the API (docs/decisions/0044-api-keys.md).
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- SHA-256 of the key. The key itself is stored nowhere.
  key_hash bytea not null unique,
  prefix text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  used_at timestamptz,
  foreign key (organization_id, created_by) references members (organization_id, id) on delete cascade
);
create index on api_keys (organization_id);
call gate.protect('api_keys');
call gate.record_changes('api_keys', 'api_key', '{name,scopes,expires_at,revoked_at}', 'name');

-- Keys act in the audit log under their own name.
alter table audit_entries drop constraint audit_entries_author_kind_check;
alter table audit_entries add constraint audit_entries_author_kind_check
  check (author_kind in ('member', 'key', 'operator', 'command', 'public'));
