-- Returns articles with their working copies for operators, the last saved first; `wanted` is one article's id or null.
-- `has_changes` tells whether the working copy differs from what is or will be published, and `is_published` whether
-- visitors see the article at this time.
create or replace function gate.edited_articles(wanted integer, at timestamptz, page_limit integer, page_offset integer)
returns table (id integer, copy jsonb, has_changes boolean, revision integer, saved_at timestamptz, published_at timestamptz,
  is_published boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, coalesce(a.draft, gate.article_fields(a.id)), a.draft is not null and a.draft <> gate.article_fields(a.id),
    a.revision, coalesce(a.saved_at, a.updated_at), a.published_at, coalesce(a.published_at <= at, false)
  from articles a where wanted is null or a.id = wanted
  order by coalesce(a.saved_at, a.updated_at) desc, a.id desc limit page_limit offset page_offset
$$;
