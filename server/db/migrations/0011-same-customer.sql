-- Who writes on a second channel and has the number or the address of a known customer is that customer.
create index customers_phone on customers (organization_id, phone) where phone is not null;
create index customers_email on customers (organization_id, lower(email)) where email is not null;
