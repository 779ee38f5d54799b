-- module: billing
-- Sets what applies to all prices: whether both languages show one yearly price, and whether the limited offer is
-- shown.
create or replace function gate.set_pricing(unify boolean, offer boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update site_settings s set value = case s.name when 'pricing.unify' then unify else offer end
  where s.name in ('pricing.unify', 'pricing.offer')
$$;
