-- The key of a chain: the organisation, or zeros for what operators do that belongs to none.
create or replace function gate.audit_chain(whose uuid) returns uuid language sql immutable parallel safe
  return coalesce(whose, '00000000-0000-0000-0000-000000000000'::uuid);
