-- A ticket that was merged into another of the same customer (docs/decisions/0052-merged-tickets.md).
alter table tickets
  add column merged_into_id uuid,
  -- The other ticket's number, which never changes.
  add column merged_into_number integer,
  add column merged_at timestamptz,
  add column merged_by uuid,
  -- What undoing the merge needs: server/modules/conversations/ticket-merge-rules.ts, BeforeMerge.
  add column before_merge jsonb,
  add foreign key (organization_id, merged_into_id) references tickets (organization_id, id)
    on delete set null (merged_into_id),
  add constraint merged_tickets_closed check (merged_into_id is null or status = 'closed');
create index tickets_merged on tickets (organization_id, merged_into_id) where merged_into_id is not null;
-- Merged tickets are left out of the lists, so what counts the lists leaves them out as well.
drop index tickets_filters;
create index tickets_filters on tickets
  (organization_id, status, channel, priority, language, assignee_id, created_at, deferred_at) where merged_into_id is null;
create trigger count_merged_ticket after update on tickets for each row
  when (old.created_at = new.created_at and (old.merged_into_id is null) <> (new.merged_into_id is null))
  execute function gate.count_ticket();
call gate.record_changes('tickets', 'ticket', '{status,priority,assignee_id,close_reason,merged_into_number}', 'number');
