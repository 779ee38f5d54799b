-- Cards that owners saved for renewals, and what was charged to them (docs/decisions/0061-saved-cards.md). No card number
-- is ever here: the token names the card at the payment provider, and only together with the company's secret key.
create table saved_cards (
  organization_id uuid primary key references organizations on delete cascade,
  sealed_token text not null,
  -- SHA-256 of the token: one token is one business's.
  token_hash bytea not null unique,
  -- server/modules/billing/saved-card-rules.ts
  state text not null check (state in ('verifying', 'active', 'unusable')),
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expires_on text not null,
  -- Who agreed to be charged, when, and in which language they read what they agreed to.
  consented_by uuid,
  consented_at timestamptz not null,
  language text not null check (language in ('ar', 'en')),
  updated_at timestamptz not null,
  foreign key (organization_id, consented_by) references members (organization_id, id) on delete set null (consented_by)
);
call gate.protect('saved_cards');
call gate.record_changes('saved_cards', 'saved_card', '{state,brand,last_four}', 'last_four');

create table card_charges (
  -- Also the payment's id at the provider, so that an order that is repeated is one charge.
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- The end of the term that is renewed.
  term_ends_at timestamptz not null,
  attempt integer not null check (attempt > 0),
  plan text not null references plans (id),
  period text not null check (period in ('month', 'year')),
  price integer not null check (price > 0),
  -- server/modules/billing/card-charge-state.ts
  state text not null check (state in ('asked', 'confirming', 'paid', 'failed')),
  problem text check (problem in ('declined', 'not_confirmed', 'card_unusable', 'price_changed')),
  -- Where the cardholder confirms the payment with their bank.
  confirm_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Two workers, or a step that is repeated after a crash, begin one attempt.
  unique (organization_id, term_ends_at, attempt)
);
create index on card_charges (organization_id, created_at desc);
-- While nobody knows what became of one charge, no other begins.
create unique index card_charges_undecided on card_charges (organization_id) where state in ('asked', 'confirming');
call gate.protect('card_charges');
call gate.record_changes('card_charges', 'card_charge', '{state,attempt,price}');
