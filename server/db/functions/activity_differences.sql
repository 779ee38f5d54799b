-- Compares an organisation's running counts of activity with a full count of its tickets and messages, both in one
-- snapshot of the database. Returns a row for every count that differs, and none when all are right.
-- owner: the command `npm run activity` calls it as the owner, the application may not.
create or replace function gate.activity_differences(an_organization uuid)
returns table (counts text, at text, kept jsonb, counted jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with kept as (
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
  ), counted as (
    select 'quarters' as counts, starts_at::text as at,
      to_jsonb(array[tickets, messages, interactions, answered, handed_over]) as value
    from counted_quarters(an_organization, '-infinity', 'infinity')
    union all
    select 'channels', concat_ws(' ', day, channel, language), to_jsonb(messages)
    from counted_channels(an_organization, '-infinity', 'infinity')
    union all
    select 'topics', concat_ws(' ', day, title, is_answered, above, up_to), to_jsonb(questions)
    from counted_topics(an_organization, '-infinity', 'infinity')
  )
  select counts, at, kept.value, counted.value from kept full join counted using (counts, at)
  where kept.value is distinct from counted.value
$$;
