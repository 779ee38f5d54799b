-- module: reporting
-- Replaces all counts, so that a business that withdrew is no longer included. Each row is an industry's count of one
-- topic; the table refuses a row to which fewer than ten businesses contribute.
create or replace function gate.replace_industry_trends(some_trends jsonb, counted timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from industry_trends;
  insert into industry_trends (industry, period, topic, questions, questions_before, businesses, businesses_before, counted_at)
  select t.industry, t.period, t.topic, t.now, t.before, t.businesses, t.businesses_before, counted
  from jsonb_to_recordset(some_trends) t (industry text, period text, topic text, now integer, before integer,
    businesses integer, businesses_before integer)
$$;
