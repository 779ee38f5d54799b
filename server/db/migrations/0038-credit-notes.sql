-- Refunds: the way of the money, and the credit note that corrects the invoice (docs/decisions/0056-refunds.md).
create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number > 0),
  organization_id uuid not null,
  invoice_id uuid not null references invoices,
  refund_id uuid not null unique,
  issued_at timestamptz not null,
  total_halalas integer not null check (total_halalas > 0),
  -- The tax within the total; null where the invoice has none.
  vat_halalas integer check (vat_halalas between 0 and total_halalas),
  -- In the operator's words; the customer reads it on the document.
  reason text not null check (char_length(reason) between 1 and 300)
);
create index on credit_notes (organization_id, number desc);
create index on credit_notes (invoice_id);
call gate.protect('credit_notes');
-- The application only adds credit notes, and through gate.issue_credit_note alone; they are kept as invoices are.
revoke insert, update, delete on credit_notes from {{app_role}};
call gate.record_changes('credit_notes', 'credit_note', '{number,total_halalas}');

-- The number of the latest credit note; locked until the note is committed, so that numbers have no gap.
create table credit_note_numbers (
  is_only boolean primary key default true check (is_only),
  latest integer not null
);
insert into credit_note_numbers (latest) values (0);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  invoice_id uuid not null,
  -- The online payment that goes back; null where the company pays back by itself.
  payment_id uuid,
  halalas integer not null check (halalas > 0),
  reason text not null,
  -- server/modules/billing/refund-state.ts
  state text not null check (state in ('asked', 'done', 'refused')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (organization_id, id),
  foreign key (organization_id, payment_id) references payments (organization_id, id) on delete cascade
);
-- While nobody knows whether the provider has done one, no other begins.
create unique index refunds_asked on refunds (organization_id, invoice_id) where state = 'asked';
create index on refunds (organization_id, invoice_id);
call gate.protect('refunds');
call gate.record_changes('refunds', 'refund', '{state,halalas}');
