-- Returns one article with its content, if it is published at a time.
create or replace function gate.published_article(wanted integer, at timestamptz)
returns table (id integer, cover_photo text, title text, title_arabic text, description text, description_arabic text,
  content text, content_arabic text, updated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.cover_photo, a.title, a.title_arabic, a.description, a.description_arabic, a.content, a.content_arabic, a.updated_at
  from articles a where a.id = wanted and a.published_at <= at
$$;
