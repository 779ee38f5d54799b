-- module: billing
-- Returns the organisations whose renewal by card may have a next step: a term that ends within a day or ended within
-- the days in which charges are tried again, or a charge whose result is not known yet.
create or replace function gate.due_renewals(at timestamptz, most integer) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from saved_cards c
  where c.state = 'active' and (
    select max(t.ends_at) from subscription_terms t where t.organization_id = c.organization_id and t.ends_at > t.starts_at
  ) between at - interval '8 days' and at + interval '1 day'
  union
  select h.organization_id from card_charges h where h.state in ('asked', 'confirming')
  limit most
$$;
