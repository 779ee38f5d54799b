-- Returns the visitors' requests for a demo, the newest first, for the operator.
create or replace function gate.demo_requests()
returns table (id uuid, full_name text, phone_number text, contact_email text, company_name text, website_link text,
  additional_info text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.full_name, d.phone_number, d.contact_email, d.company_name, d.website_link, d.additional_info, d.created_at
  from demo_requests d order by d.created_at desc limit 500
$$;
