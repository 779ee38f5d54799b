-- Returns the articles that are published at a time, the newest first, without their content.
create or replace function gate.published_articles(at timestamptz)
returns table (id integer, cover_photo text, title text, title_arabic text, description text, description_arabic text, updated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.cover_photo, a.title, a.title_arabic, a.description, a.description_arabic, a.updated_at
  from articles a where a.published_at <= at order by a.published_at desc, a.id desc limit 1000
$$;
