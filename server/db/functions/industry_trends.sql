-- Returns the trends of the industry of the transaction's organisation, and no rows for an organisation that does not
-- share its counts.
create or replace function gate.industry_trends(a_period text)
returns table (topic text, now integer, before integer, businesses integer, counted_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.topic, t.questions, t.questions_before, least(t.businesses, t.businesses_before), t.counted_at
  from organizations o
  join trend_sharings s on s.organization_id = o.id
  join industry_trends t on t.industry = o.industry and t.period = a_period
  where o.id = gate.organization()
  order by t.topic
$$;
