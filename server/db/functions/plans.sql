-- Returns the plans as the pricing page shows them.
create or replace function gate.plans()
returns table (id text, price_month integer, price_year_ar integer, price_year_en integer, interactions integer,
  unified boolean, offered boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.price_month, p.price_year_ar, p.price_year_en, p.interactions,
    (select s.value from site_settings s where s.name = 'pricing.unify'),
    (select s.value from site_settings s where s.name = 'pricing.offer')
  from plans p order by p.position
$$;
