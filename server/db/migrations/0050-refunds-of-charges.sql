-- A charge of a saved card that was paid knows the request that it activated, and a refund the charge that goes back:
-- the provider knows charges by ids of their own, without an invoice (docs/decisions/0056-refunds.md).
alter table card_charges add column request_id uuid, add unique (organization_id, id),
  add foreign key (organization_id, request_id) references subscription_requests (organization_id, id) on delete cascade;
create index on card_charges (organization_id, request_id) where request_id is not null;
alter table refunds add column charge_id uuid,
  add foreign key (organization_id, charge_id) references card_charges (organization_id, id) on delete cascade,
  add check (payment_id is null or charge_id is null);
