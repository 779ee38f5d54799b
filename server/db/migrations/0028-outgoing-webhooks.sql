-- Addresses of an organisation that are told what happens in it (docs/decisions/0048-outgoing-webhooks.md).
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- May hold a secret of the receiver's in its path, so that the audit log names the host alone.
  url text not null check (char_length(url) <= 500),
  host text not null generated always as (substring(url from '^https?://([^/?#]+)')) stored,
  events text[] not null check (cardinality(events) > 0),
  sealed_secret text not null,
  -- Signs as well until then, so that a receiver has time to learn the new secret.
  sealed_previous_secret text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('owner', 'failing', 'gone')),
  -- Since when no delivery has succeeded. Null after a success.
  failing_since timestamptz,
  check (num_nulls(disabled_at, disabled_reason) in (0, 2)),
  check (num_nulls(sealed_previous_secret, previous_secret_until) in (0, 2)),
  unique (organization_id, id)
);
call gate.protect('webhook_endpoints');
call gate.record_changes('webhook_endpoints', 'webhook', '{events,disabled_at,disabled_reason}', 'host');

-- What an endpoint is told, with ids and states alone: nothing of a customer stands here.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  endpoint_id uuid not null,
  event text not null,
  data jsonb not null,
  happened_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- Of this round; sending again begins a new one.
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  -- The status of the last answer. Null where none came.
  last_status integer,
  last_ms integer,
  last_problem text check (last_problem in ('status', 'redirect', 'timeout', 'unreachable', 'blocked_address', 'disabled')),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade
);
create index on webhook_deliveries (organization_id, endpoint_id, happened_at desc, id);
create index on webhook_deliveries (happened_at);
call gate.protect('webhook_deliveries');

create trigger tell_of_ticket after insert on tickets for each row execute function gate.tell_of_ticket();
create trigger tell_of_changed_ticket after update of status on tickets for each row
  when (old.status <> new.status) execute function gate.tell_of_ticket();
create trigger tell_of_message after insert on messages for each row execute function gate.tell_of_message();
create trigger tell_of_sent_message after update of status on messages for each row
  when (old.status <> new.status) execute function gate.tell_of_message();
-- Whether somebody is on a list only and has never written is known at the end of the transaction that adds them.
create constraint trigger tell_of_customer after insert on customers deferrable initially deferred
  for each row execute function gate.tell_of_customer();
create trigger tell_of_first_message after update of never_wrote on customers for each row
  when (old.never_wrote and not new.never_wrote) execute function gate.tell_of_customer();
