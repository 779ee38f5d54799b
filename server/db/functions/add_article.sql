-- module: site
-- Publishes an article of the public site. Articles belong to no organisation, so the application writes them
-- through this function only.
create or replace function gate.add_article(cover_photo text, title text, title_arabic text, description text, description_arabic text,
  content text, content_arabic text, at timestamptz)
returns integer language sql security definer set search_path = public, pg_temp as $$
  insert into articles (cover_photo, title, title_arabic, description, description_arabic, content, content_arabic, updated_at, published_at)
  values (cover_photo, title, title_arabic, description, description_arabic, content, content_arabic, at, at)
  returning id
$$;
