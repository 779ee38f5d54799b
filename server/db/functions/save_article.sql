-- module: site
-- Saves the working copy of an article. Returns false when somebody saved it since `known_revision` was read.
create or replace function gate.save_article(wanted integer, known_revision integer, copy jsonb, at timestamptz) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  with saved as (
    update articles a set draft = copy, revision = a.revision + 1, saved_at = at
    where a.id = wanted and a.revision = known_revision returning 1
  ) select exists (select 1 from saved)
$$;
