-- Returns the key of a chain: the organisation, or zeros for actions of operators that belong to no organisation.
create or replace function gate.audit_chain(whose uuid) returns uuid language sql immutable parallel safe
  return coalesce(whose, '00000000-0000-0000-0000-000000000000'::uuid);
