-- How satisfied customers were with closed tickets.
alter table organizations add column asks_rating boolean not null default true;

-- One row for each closing after which the customer was asked.
create table ticket_ratings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  closed_at timestamptz not null,
  asked_at timestamptz not null,
  -- Null: not answered.
  rating text check (rating in ('good', 'okay', 'bad')),
  comment text check (comment <> ''),
  -- When the question was answered first; a change does not move it.
  rated_at timestamptz,
  check ((rating is null) = (rated_at is null) and (comment is null or rating is not null)),
  unique (organization_id, ticket_id, closed_at),
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
call gate.protect('ticket_ratings');

-- The latest answer, so that lists and the dashboard need no second table.
alter table tickets add column rating text check (rating in ('good', 'okay', 'bad')), add column rated_at timestamptz;
create index tickets_rated on tickets (organization_id, rated_at) include (rating) where rating is not null;
create index tickets_by_rating on tickets (organization_id, rating, updated_at desc, id) where rating is not null;

call gate.record_changes('organizations', 'organization',
  '{name,brand_ar,brand_en,industry,phone,support_email,support_language,time_zone,chat_sites,published_version_id,asks_rating}');
