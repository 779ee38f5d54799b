-- Counts an organisation's topics from the agent's replies, by day (UTC) and topic. activity_topics should contain
-- these counts for the same times.
create or replace function counted_topics(an_organization uuid, from_at timestamptz, to_at timestamptz)
returns table (day date, title text, is_answered boolean, above numeric, up_to numeric, questions bigint)
language sql stable as $$
  select (m.created_at at time zone 'UTC')::date, t.title, t.is_answered, t.above, t.up_to, count(*)
  from messages m, message_activity(m.author, m.status, m.decision), message_topics(m.decision, m.citations) t
  where m.organization_id = an_organization and m.author = 'agent'
    and m.created_at >= from_at and m.created_at < to_at
  group by 1, 2, 3, 4, 5
$$;
