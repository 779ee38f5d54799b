-- Compares an organisation's running counts of activity with a full count of its tickets and messages, both in one
-- snapshot of the database. Returns a row for every count that differs, and none when all are right.
-- owner: the command `npm run activity` calls it as the owner, the application may not.
create or replace function gate.activity_differences(an_organization uuid)
returns table (counts text, at text, kept jsonb, counted jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with full_quarters as materialized (
    select * from counted_quarters(an_organization, '-infinity', 'infinity')
  ), full_topics as materialized (
    select * from counted_topics(an_organization, '-infinity', 'infinity')
  ), kept as (
    select 'quarters' as counts, starts_at::text as at, to_jsonb(array[sum(tickets), sum(messages), sum(interactions),
      sum(answered), sum(handed_over)]) as value
    from activity_quarters where organization_id = an_organization group by starts_at
    having (sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over)) <> (0, 0, 0, 0, 0)
    union all
    select 'channels', concat_ws(' ', day, channel, language), to_jsonb(sum(messages))
    from activity_channels where organization_id = an_organization group by day, channel, language having sum(messages) <> 0
    union all
    select 'topics', concat_ws(' ', day, title, is_answered, above, up_to), to_jsonb(sum(questions))
    from activity_topics where organization_id = an_organization
    group by day, title, is_answered, above, up_to having sum(questions) <> 0
    union all
    select 'hours', hour::text, to_jsonb(array[sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over)])
    from (
      select starts_at as hour, tickets, messages, interactions, answered, handed_over
      from activity_hours where organization_id = an_organization
      union all
      select date_bin('1 hour', starts_at, 'epoch'), tickets, messages, interactions, answered, handed_over
      from activity_quarters where organization_id = an_organization and not is_folded) by_hour
    group by hour
    having (sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over)) <> (0, 0, 0, 0, 0)
    union all
    select 'months', concat_ws(' ', month, title, is_answered, above, up_to), to_jsonb(sum(questions))
    from (
      select month, title, is_answered, above, up_to, questions
      from activity_topic_months where organization_id = an_organization
      union all
      select date_trunc('month', day)::date, title, is_answered, above, up_to, questions
      from activity_topics where organization_id = an_organization and not is_folded) by_month
    group by month, title, is_answered, above, up_to having sum(questions) <> 0
  ), counted as (
    select 'quarters' as counts, starts_at::text as at,
      to_jsonb(array[tickets, messages, interactions, answered, handed_over]) as value
    from full_quarters
    union all
    select 'channels', concat_ws(' ', day, channel, language), to_jsonb(messages)
    from counted_channels(an_organization, '-infinity', 'infinity')
    union all
    select 'topics', concat_ws(' ', day, title, is_answered, above, up_to), to_jsonb(questions) from full_topics
    union all
    select 'hours', date_bin('1 hour', starts_at, 'epoch')::text,
      to_jsonb(array[sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over)])
    from full_quarters group by date_bin('1 hour', starts_at, 'epoch')
    union all
    select 'months', concat_ws(' ', date_trunc('month', day)::date, title, is_answered, above, up_to), to_jsonb(sum(questions))
    from full_topics group by date_trunc('month', day)::date, title, is_answered, above, up_to
  )
  select counts, at, kept.value, counted.value from kept full join counted using (counts, at)
  where kept.value is distinct from counted.value
$$;
