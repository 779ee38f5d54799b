-- module: billing
-- Returns the payments that are due to be read again from the provider, over all organisations, those that have waited
-- longest first.
create or replace function gate.due_payments(at timestamptz, most integer)
returns table (organization_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id, p.id from payments p where p.next_check_at <= at order by p.next_check_at limit most
$$;
