-- module: billing
-- Returns whose charge a payment of the provider is, for its webhook, which knows no organisation; null where there is none.
create or replace function gate.organization_of_card_charge(charge uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from card_charges where id = charge
$$;
