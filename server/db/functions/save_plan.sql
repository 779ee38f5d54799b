-- module: billing
-- Changes what a plan costs and includes from now on; existing requests, terms and invoices do not change. Returns
-- whether there is such a plan.
create or replace function gate.save_plan(wanted text, month integer, year_ar integer, year_en integer, included integer)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plans set price_month = month, price_year_ar = year_ar, price_year_en = year_en, interactions = included
    where id = wanted;
  return found;
end $$;
