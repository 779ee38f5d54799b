-- Finds a word anywhere in a text, within one organisation.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create index tickets_search on tickets using gin (organization_id, search gin_trgm_ops);
create index customers_search on customers using gin (organization_id, search gin_trgm_ops);
-- Counts what any of the filters leave, without reading a ticket.
create index tickets_filters on tickets
  (organization_id, status, channel, priority, language, assignee_id, created_at, deferred_at);
-- Open tickets before closed ones, each by priority.
create index tickets_by_priority on tickets
  (organization_id, (status = 'closed'), (array_position('{urgent,high,medium,low}'::text[], priority)), updated_at desc, id);
create index tickets_waiting on tickets (organization_id, deferred_at, id) where status = 'deferred';
-- Customers as they are listed.
create index customers_listed on customers (organization_id, last_seen_at desc, id) where merged_into_id is null;
