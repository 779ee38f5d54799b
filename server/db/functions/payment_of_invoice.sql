-- module: billing
-- Returns the payment and organisation of an invoice of the payment provider, for its webhook, which names no
-- organisation; no row when there is none.
create or replace function gate.payment_of_invoice(invoice text) returns table (organization_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id, p.id from payments p where p.provider_invoice = invoice
$$;
