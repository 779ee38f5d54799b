-- Origins of the sites that may show this business's chat in a frame; empty: all of them.
alter table organizations add column chat_sites text[] not null default '{}';

-- Read before the chat page is sent, from its public token alone.
create function gate.chat_sites(chat text)
returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select o.chat_sites from chat_tokens c join organizations o on o.id = c.organization_id
  where c.token = chat and c.revoked_at is null
$$;

-- The public site -----------------------------------------------------------------------------------------
-- These tables belong to the company that runs Wakil, to no organisation: the application reaches them through
-- schema gate only.

-- The plans as they are shown. The yearly price stands once per language, as the owner of the product gave it (D01).
create table plans (
  id text primary key check (id in ('basic', 'professional', 'enterprise')),
  position integer not null unique,
  -- Null: by agreement.
  price_month integer,
  price_year_ar integer,
  price_year_en integer,
  interactions integer
);
insert into plans (id, position, price_month, price_year_ar, price_year_en, interactions) values
  ('basic', 1, 259, 2799, 2333, 1000),
  ('professional', 2, 690, 7455, 6210, 3000),
  ('enterprise', 3, null, null, null, null);

-- What is decided once for the whole product. `pricing.unify`: both languages show the Arabic yearly prices.
create table site_settings (
  name text primary key check (name in ('pricing.unify')),
  value boolean not null
);
insert into site_settings (name, value) values ('pricing.unify', false);

create table demo_requests (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  phone_number text not null,
  contact_email text not null,
  company_name text not null,
  website_link text not null,
  additional_info text not null,
  language text not null,
  -- The same person asking the same again within the hour is one request.
  sameness text not null,
  created_at timestamptz not null
);
create unique index demo_requests_once on demo_requests (sameness);
create index on demo_requests (created_at desc);

create function gate.plans()
returns table (id text, price_month integer, price_year_ar integer, price_year_en integer, interactions integer, unified boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.price_month, p.price_year_ar, p.price_year_en, p.interactions,
    (select s.value from site_settings s where s.name = 'pricing.unify')
  from plans p order by p.position
$$;

create function gate.add_demo_request(
  full_name text, phone_number text, contact_email text, company_name text, website_link text, additional_info text,
  language text, sameness text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into demo_requests
    (full_name, phone_number, contact_email, company_name, website_link, additional_info, language, sameness, created_at)
  values (full_name, phone_number, contact_email, company_name, website_link, additional_info, language, sameness, at)
  on conflict do nothing
$$;

create function gate.demo_requests()
returns table (id uuid, full_name text, phone_number text, contact_email text, company_name text, website_link text,
  additional_info text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.full_name, d.phone_number, d.contact_email, d.company_name, d.website_link, d.additional_info, d.created_at
  from demo_requests d order by d.created_at desc limit 500
$$;

create table articles (
  id integer primary key generated always as identity,
  -- Address of an image; empty: the page shows its own.
  cover_photo text not null default '',
  title text not null default '',
  title_arabic text not null default '',
  description text not null default '',
  description_arabic text not null default '',
  -- HTML, sanitised when it was saved.
  content text not null default '',
  content_arabic text not null default '',
  updated_at timestamptz not null,
  -- Null: a draft, which no visitor sees.
  published_at timestamptz
);
create index on articles (published_at desc) where published_at is not null;

create function gate.published_articles()
returns table (id integer, cover_photo text, title text, title_arabic text, description text, description_arabic text, updated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.cover_photo, a.title, a.title_arabic, a.description, a.description_arabic, a.updated_at
  from articles a where a.published_at is not null order by a.published_at desc, a.id desc limit 1000
$$;

create function gate.published_article(wanted integer)
returns table (id integer, cover_photo text, title text, title_arabic text, description text, description_arabic text,
  content text, content_arabic text, updated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.cover_photo, a.title, a.title_arabic, a.description, a.description_arabic, a.content, a.content_arabic, a.updated_at
  from articles a where a.id = wanted and a.published_at is not null
$$;

create function gate.add_article(cover_photo text, title text, title_arabic text, description text, description_arabic text,
  content text, content_arabic text, at timestamptz)
returns integer language sql security definer set search_path = public, pg_temp as $$
  insert into articles (cover_photo, title, title_arabic, description, description_arabic, content, content_arabic, updated_at, published_at)
  values (cover_photo, title, title_arabic, description, description_arabic, content, content_arabic, at, at)
  returning id
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
