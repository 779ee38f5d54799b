-- module: site
-- Returns the organisation of a support request, for the operator who answers it; null when there is none.
create or replace function gate.support_request_organization(request uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id from support_requests r where r.id = request
$$;
