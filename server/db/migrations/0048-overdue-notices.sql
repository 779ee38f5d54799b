-- The due time of which the team was told that it has passed: another one is told of anew.
alter table tickets add column overdue_noticed_for timestamptz;
-- Read over all organisations, every ten minutes: the few that wait, and not all tickets.
create index tickets_overdue on tickets (reply_due_at) where status = 'deferred' and reply_due_at is not null;
