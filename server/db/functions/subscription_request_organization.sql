-- Returns the organisation of a request for a subscription, for the operator who decides it; null when there is none.
create or replace function gate.subscription_request_organization(request uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id from subscription_requests r where r.id = request
$$;
