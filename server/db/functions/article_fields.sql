-- Returns the fields of an article that are published, or will be at its time, in the form of a working copy.
-- internal: other functions call it, the application may not.
create or replace function gate.article_fields(wanted integer) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('cover_photo', a.cover_photo, 'title', a.title, 'title_arabic', a.title_arabic,
    'description', a.description, 'description_arabic', a.description_arabic,
    'content', a.content, 'content_arabic', a.content_arabic)
  from articles a where a.id = wanted
$$;
