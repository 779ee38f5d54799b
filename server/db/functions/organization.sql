-- Returns the organisation of this transaction. Outside of one it returns null, and no tenant row is visible.
create or replace function gate.organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;
