-- module: billing
-- Issues the invoice of an activation of the current organisation under the next number and returns the number. When
-- the activation already has its invoice, nothing is issued, no number is used, and null is returned.
create or replace function gate.issue_invoice(
  of_request uuid, at timestamptz, of_seller jsonb, of_buyer jsonb, of_plan text, of_period text,
  from_at timestamptz, until_at timestamptz, total integer, vat integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  next_number integer;
begin
  update invoice_numbers set latest = latest + 1 returning latest into next_number;
  if exists (select 1 from invoices i where i.organization_id = gate.organization() and i.request_id = of_request) then
    update invoice_numbers set latest = latest - 1;
    return null;
  end if;
  insert into invoices
    (number, organization_id, request_id, issued_at, seller, buyer, plan, period, starts_at, ends_at, total_halalas, vat_halalas)
  values
    (next_number, gate.organization(), of_request, at, of_seller, of_buyer, of_plan, of_period, from_at, until_at, total, vat);
  return next_number;
end
$$;
