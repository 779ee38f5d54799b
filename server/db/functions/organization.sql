-- Returns the organisation that this transaction works for; null outside of one, and then no tenant row is visible.
create or replace function gate.organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;
