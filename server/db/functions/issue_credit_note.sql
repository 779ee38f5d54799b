-- module: billing
-- Issues the credit note of a refund under the next number, once. The credited sum never exceeds the amount of the
-- invoice.
create or replace function gate.issue_credit_note(
  of_invoice uuid, of_refund uuid, at timestamptz, total integer, vat integer, why text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  next_number integer;
  invoiced integer;
begin
  update credit_note_numbers set latest = latest + 1 returning latest into next_number;
  if exists (select 1 from credit_notes n where n.refund_id = of_refund) then
    update credit_note_numbers set latest = latest - 1;
    return;
  end if;
  select i.total_halalas into invoiced from invoices i where i.id = of_invoice and i.organization_id = gate.organization();
  if invoiced is null
    or invoiced < total + coalesce((select sum(n.total_halalas) from credit_notes n where n.invoice_id = of_invoice), 0) then
    raise exception 'a credit note of % would credit more than the invoice', total;
  end if;
  insert into credit_notes (number, organization_id, invoice_id, refund_id, issued_at, total_halalas, vat_halalas, reason)
  values (next_number, gate.organization(), of_invoice, of_refund, at, total, vat, why);
end $$;
