-- Counts an organisation's tickets and messages from their own rows, by quarter of an hour. activity_quarters should
-- contain these counts for the same times. A ticket that was merged into another one does not count. The migration that
-- counts for the first time ran before tickets had merged_into_id: there the name without its table is that of the row
-- `before_merges`, and every ticket counts.
create or replace function counted_quarters(an_organization uuid, from_at timestamptz, to_at timestamptz)
returns table (starts_at timestamptz, tickets bigint, messages bigint, interactions bigint, answered bigint, handed_over bigint)
language sql stable as $$
  select date_bin('15 minutes', counted.created_at, 'epoch'), sum(counted.tickets), sum(counted.messages),
    sum(counted.interactions), sum(counted.answered), sum(counted.handed_over)
  from (
    select t.created_at, 1 as tickets, 0 as messages, 0 as interactions, 0 as answered, 0 as handed_over
      from (values (null::uuid)) before_merges (merged_into_id), lateral (
        select created_at from tickets where organization_id = an_organization
          and created_at >= from_at and created_at < to_at and merged_into_id is null) t
    union all
    select m.created_at, 0, a.messages, a.interactions, a.answered, a.handed_over
      from messages m, message_activity(m.author, m.status, m.decision) a
      where m.organization_id = an_organization and m.created_at >= from_at and m.created_at < to_at
        and m.author in ('customer', 'agent')) counted
  group by 1
$$;
