-- Which requests the agent takes from customers, for the team to confirm.
alter table agents add column flows text[] not null default '{order,booking,lead}'
  check (flows <@ array['order', 'booking', 'lead']);
-- The request that is being taken once the agent has said this; null: none is (server/answers/flows/flow.ts).
alter table messages add column flow jsonb;

-- What customers asked the team to do, as the agent has collected it.
create table customer_requests (
  -- The agent's reply with which it was passed on.
  message_id uuid primary key references messages on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  kind text not null check (kind in ('order', 'booking', 'lead')),
  -- shared/rules/flow-request.ts, RequestDetails.
  details jsonb not null,
  -- Whether the customer has confirmed it; false: a person took over before.
  is_complete boolean not null,
  created_at timestamptz not null,
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on customer_requests (organization_id, ticket_id, created_at);
call gate.protect('customer_requests');
