-- Plans and prices are changed in the operator's office, and a request can be withdrawn by the business that made it.
alter table site_settings drop constraint site_settings_name_check;
alter table site_settings add constraint site_settings_name_check check (name in ('pricing.unify', 'pricing.offer'));
-- `pricing.offer`: the smallest plan shows what the limited offer includes.
insert into site_settings (name, value) values ('pricing.offer', true);
alter table plans
  add check (price_month > 0), add check (price_year_ar > 0), add check (price_year_en > 0), add check (interactions > 0),
  -- A plan has all of its prices, or they are by agreement.
  add check (num_nulls(price_month, price_year_ar, price_year_en) in (0, 3));
call gate.record_changes('plans', 'plan', '{price_month,price_year_ar,price_year_en,interactions}', 'id');
call gate.record_changes('site_settings', 'pricing', '{value}', 'name');

alter table subscription_requests drop constraint subscription_requests_state_check;
alter table subscription_requests add constraint subscription_requests_state_check
  check (state in ('open', 'activated', 'declined', 'withdrawn'));
