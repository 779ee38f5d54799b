-- module: site
-- Creates an article as an empty draft.
create or replace function gate.begin_article(at timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  insert into articles (updated_at, saved_at) values (at, at) returning id
$$;
