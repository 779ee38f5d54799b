-- The operator writes an article in a working copy, which visitors see once it is published. Null: the working copy is
-- what is published.
alter table articles
  add column draft jsonb,
  -- Counts the saves, so that two people who edit one article do not write over each other unseen.
  add column revision integer not null default 1,
  add column saved_at timestamptz;
create index on articles (saved_at desc nulls last, id desc);
