-- What an organisation wants on its invoices; without a row its name is all they say of it.
create table billing_details (
  organization_id uuid primary key references organizations on delete cascade,
  legal_name text not null default '',
  vat_number text not null default '' check (vat_number = '' or vat_number ~ '^3\d{13}3$'),
  address text not null default '',
  updated_at timestamptz not null,
  -- A tax invoice to a taxable person names its address.
  check (vat_number = '' or address <> '')
);
call gate.protect('billing_details');

-- Invoices as they were issued, with everything they say, so that later settings change none of them. They refer to no
-- organisation: the law has them kept when it is deleted.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number > 0),
  organization_id uuid not null,
  -- The request whose activation is invoiced.
  request_id uuid not null,
  issued_at timestamptz not null,
  -- server/modules/billing/invoice-rules.ts, InvoiceSeller and InvoiceBuyer.
  seller jsonb not null,
  buyer jsonb not null,
  plan text not null references plans,
  period text not null check (period in ('month', 'year')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_halalas integer not null check (total_halalas > 0),
  -- The tax within the total; null where the seller has no VAT number.
  vat_halalas integer check (vat_halalas between 0 and total_halalas),
  unique (organization_id, request_id)
);
create index on invoices (organization_id, number desc);
call gate.protect('invoices');
-- The application only adds invoices, and through gate.issue_invoice alone.
revoke insert, update, delete on invoices from {{app_role}};

-- The number of the latest invoice. Its row stays locked until the invoice is committed, so that numbers have no gap.
create table invoice_numbers (
  is_only boolean primary key default true check (is_only),
  latest integer not null
);
insert into invoice_numbers (latest) values (0);
