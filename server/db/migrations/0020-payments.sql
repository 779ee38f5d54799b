-- Online payments of requests for a subscription (0042). The provider's own records stay with the provider: this is what
-- was asked for there, and what its API said last.
create table payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  -- What has to be paid, in halalas: the price of the request when it was asked for.
  total_halalas integer not null check (total_halalas > 0),
  -- server/modules/billing/payment-state.ts
  state text not null default 'created' check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
  -- Why somebody has to look at it; null while nobody has to.
  attention text check (attention in ('amount_differs', 'refunded', 'request_decided')),
  -- The invoice at the provider, and its page. Null until the provider has confirmed it.
  provider_invoice text unique,
  provider_url text,
  expires_at timestamptz,
  -- Until then one call alone asks the provider for the invoice.
  asking_until timestamptz,
  -- Whether the provider was ever asked: then an invoice may be there although no answer came.
  was_asked boolean not null default false,
  -- When the provider's API is asked next without a hint; null when no more.
  next_check_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  paid_at timestamptz,
  updated_at timestamptz not null,
  check ((provider_invoice is null) = (provider_url is null)),
  unique (organization_id, id),
  foreign key (organization_id, request_id) references subscription_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by) references members (organization_id, id) on delete set null (created_by)
);
-- Two clicks on "Pay online" are one payment.
create unique index payments_payable on payments (organization_id, request_id)
  where state in ('created', 'pending', 'failed');
create index on payments (organization_id, created_at desc);
create index on payments (next_check_at) where next_check_at is not null;
call gate.protect('payments');
call gate.record_changes('payments', 'payment', '{state,attention,total_halalas,paid_at}');
