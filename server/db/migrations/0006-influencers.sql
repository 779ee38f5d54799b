-- The directory of influencers, which the operator keeps for all organisations.
create table influencers (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('instagram', 'tiktok', 'snapchat', 'twitter', 'youtube')),
  -- The account's name on its platform, without "@".
  handle text not null,
  name text not null,
  specialization text not null check (specialization in
    ('coffee', 'food', 'fashion', 'beauty', 'home', 'family', 'travel', 'technology', 'fitness', 'books', 'cars', 'other')),
  city text not null check (city in
    ('riyadh', 'jeddah', 'makkah', 'madinah', 'dammam', 'khobar', 'ahsa', 'taif', 'abha', 'tabuk', 'buraidah', 'hail', 'jazan', 'najran', 'other')),
  followers integer not null check (followers >= 0),
  -- Likes and comments of a post for every hundred followers. Null: unknown.
  engagement double precision check (engagement between 0 and 100),
  -- Of a post, in Saudi riyals. Null: by agreement.
  price integer check (price >= 0),
  about text not null default '',
  contact text not null default '',
  is_sample boolean not null default false,
  -- The names of platform, specialisation and city in both languages, so that the search finds them.
  keywords text not null,
  search text not null generated always as (folded(name || ' @' || handle || ' ' || about || ' ' || keywords)) stored,
  updated_at timestamptz not null,
  updated_by uuid references operators on delete set null
);
-- A sheet that is imported again changes the rows that it made before.
create unique index influencers_account on influencers (platform, lower(handle));
create index on influencers (followers desc, id);
create index on influencers (updated_by);

-- What an organisation decided about an influencer. Taken off the list, the note and the campaign stay.
create table organization_influencers (
  organization_id uuid not null references organizations on delete cascade,
  influencer_id uuid not null references influencers on delete cascade,
  is_shortlisted boolean not null default false,
  note text not null default '',
  campaign_id uuid,
  updated_at timestamptz not null,
  primary key (organization_id, influencer_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete set null (campaign_id)
);
create index on organization_influencers (influencer_id);
create index on organization_influencers (organization_id, campaign_id);
call gate.protect('organization_influencers');
