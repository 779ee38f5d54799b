-- module: site
-- Publishes the working copy of an article, now or from `published_from` on. An article that was published before keeps
-- its place in the list unless another time is given. Returns false when somebody saved the article since
-- `known_revision` was read.
create or replace function gate.publish_article(wanted integer, known_revision integer, published_from timestamptz, at timestamptz)
returns boolean language sql volatile security definer set search_path = public, pg_temp as $$
  with published as (
    update articles a set
      cover_photo = copy.fields ->> 'cover_photo',
      title = copy.fields ->> 'title', title_arabic = copy.fields ->> 'title_arabic',
      description = copy.fields ->> 'description', description_arabic = copy.fields ->> 'description_arabic',
      content = copy.fields ->> 'content', content_arabic = copy.fields ->> 'content_arabic',
      draft = null, revision = a.revision + 1, saved_at = at,
      published_at = coalesce(published_from, case when a.published_at <= at then a.published_at end, at),
      updated_at = greatest(at, coalesce(published_from, at))
    from (select coalesce(b.draft, gate.article_fields(b.id)) as fields from articles b where b.id = wanted) copy
    where a.id = wanted and a.revision = known_revision returning 1
  ) select exists (select 1 from published)
$$;
