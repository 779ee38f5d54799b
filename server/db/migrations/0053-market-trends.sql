-- Businesses whose owner lets their topics be counted into the trends of their industry
-- (docs/decisions/0063-market-trends.md). Without a row a business shares nothing and sees nothing.
create table trend_sharings (
  organization_id uuid primary key references organizations on delete cascade,
  created_at timestamptz not null
);
call gate.protect('trend_sharings');
call gate.record_changes('trend_sharings', 'trend_sharing');

-- What customers of an industry ask about, over all businesses that share: counts alone, no row of it belongs to a business.
create table industry_trends (
  industry text not null,
  period text not null check (period in ('weekly', 'monthly', 'annual')),
  topic text not null check (topic in ('returns', 'warranty', 'order_status', 'delivery', 'payments', 'offers', 'booking',
    'hours', 'branches', 'contacts', 'availability', 'prices')),
  questions integer not null,
  questions_before integer not null,
  -- How many businesses have a part in each of the two figures. Fewer could tell of one of them.
  businesses integer not null check (businesses >= 10),
  businesses_before integer not null check (businesses_before >= 10),
  counted_at timestamptz not null,
  primary key (industry, period, topic)
);
