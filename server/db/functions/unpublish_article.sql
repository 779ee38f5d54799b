-- module: site
-- Removes an article from the site, or cancels its publication; its working copy is kept. Returns false when somebody
-- saved the article since `known_revision` was read.
create or replace function gate.unpublish_article(wanted integer, known_revision integer, at timestamptz) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  with changed as (
    update articles a set published_at = null, revision = a.revision + 1, saved_at = at
    where a.id = wanted and a.revision = known_revision returning 1
  ) select exists (select 1 from changed)
$$;
