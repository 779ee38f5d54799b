-- module: billing
-- Returns the organisation of a payment, for the operator who looks at it; null when there is none.
create or replace function gate.payment_organization(payment uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id from payments p where p.id = payment
$$;
