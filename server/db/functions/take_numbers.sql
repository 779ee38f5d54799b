-- module: identity
-- Takes an organisation's next numbers for customers and tickets in a separate transaction: called outside of any
-- other, it locks the organisation's row for this statement alone. Returns the first number of each kind.
create or replace function gate.take_numbers(of_organization uuid, customers integer, tickets integer)
returns table (customer integer, ticket integer)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('app.organization_id', of_organization::text, true);
  return query update organizations set next_customer_number = next_customer_number + customers,
      next_ticket_number = next_ticket_number + tickets
    where id = of_organization returning next_customer_number - customers, next_ticket_number - tickets;
end $$;
