-- The hash of an entry: SHA-256 over the hash before it and the entry as canonical JSON (jsonb sorts keys and has one form
-- of every value). Whoever changes an entry would have to write all entries after it anew.
create or replace function gate.audit_hash(previous bytea, whose uuid, number bigint, at timestamptz, contents jsonb) returns bytea
language sql immutable parallel safe
  return sha256(previous || convert_to(jsonb_build_object('organization', whose, 'number', number,
    'at', floor(extract(epoch from at) * 1000), 'contents', contents)::text, 'UTF8'));
