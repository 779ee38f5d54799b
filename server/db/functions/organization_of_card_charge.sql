-- module: billing
-- Returns the organisation of a card charge by the provider's payment, for its webhook, which names no organisation;
-- null when there is none.
create or replace function gate.organization_of_card_charge(charge uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from card_charges where id = charge
$$;
