-- Returns the hash under which an address declines an organisation's invitations.
create or replace function gate.invitation_address(organization uuid, address text) returns bytea
language sql stable as $$
  select sha256(convert_to(organization::text || ':' || address, 'UTF8'))
$$;
