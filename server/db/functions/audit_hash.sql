-- Returns the hash of an entry: SHA-256 over the previous hash and the entry as canonical JSON (jsonb sorts keys and
-- has one form of every value). To change an entry unnoticed, all entries after it would have to be rewritten.
create or replace function gate.audit_hash(previous bytea, whose uuid, number bigint, at timestamptz, contents jsonb) returns bytea
language sql immutable parallel safe
  return sha256(previous || convert_to(jsonb_build_object('organization', whose, 'number', number,
    'at', floor(extract(epoch from at) * 1000), 'contents', contents)::text, 'UTF8'));
