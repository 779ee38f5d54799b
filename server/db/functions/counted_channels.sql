-- Counts the messages of an organisation's customers from their own rows, by day (UTC), channel and language.
-- activity_channels should contain these counts for the same times.
create or replace function counted_channels(an_organization uuid, from_at timestamptz, to_at timestamptz)
returns table (day date, channel text, language text, messages bigint)
language sql stable as $$
  select (m.created_at at time zone 'UTC')::date, c.channel, m.language, count(*)
  from messages m
  join contacts c on c.organization_id = m.organization_id and c.conversation_id = m.conversation_id
  where m.organization_id = an_organization and m.author = 'customer'
    and m.created_at >= from_at and m.created_at < to_at
  group by 1, 2, 3
$$;
