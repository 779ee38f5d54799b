-- Returns the number of articles, including drafts.
create or replace function gate.count_articles() returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from articles
$$;
