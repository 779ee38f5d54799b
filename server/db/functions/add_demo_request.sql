-- module: site
-- Stores a visitor's request for a demo and returns its id. A request with the `sameness` of a stored one is the same
-- request sent twice: it is ignored, and null is returned.
create or replace function gate.add_demo_request(
  full_name text, phone_number text, contact_email text, company_name text, website_link text, additional_info text,
  language text, sameness text, at timestamptz)
returns uuid language sql security definer set search_path = public, pg_temp as $$
  insert into demo_requests
    (full_name, phone_number, contact_email, company_name, website_link, additional_info, language, sameness, created_at)
  values (full_name, phone_number, contact_email, company_name, website_link, additional_info, language, sameness, at)
  on conflict do nothing
  returning id
$$;
