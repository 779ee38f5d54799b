-- module: billing
-- Returns online payments for operators, the latest first: of an organisation, of requests, or, when neither is given,
-- those that a person has to review.
create or replace function gate.operator_payments(of_organization uuid, of_requests uuid[], most integer)
returns table (id uuid, request_id uuid, organization_id uuid, organization_name text, state text, attention text,
  total_halalas integer, provider_invoice text, created_at timestamptz, paid_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.request_id, o.id, o.name, p.state, p.attention, p.total_halalas, p.provider_invoice, p.created_at, p.paid_at
  from payments p
  join organizations o on o.id = p.organization_id
  where case
    when of_organization is not null then p.organization_id = of_organization
    when of_requests is not null then p.request_id = any(of_requests)
    else p.attention is not null
  end
  order by p.created_at desc, p.id
  limit most
$$;
