-- module: identity
-- Verifies a member's address by the token of a mailed link. Using a link twice does no harm, because people open links
-- again. Returns no row when the link is unknown or too old, or its member no longer has access.
create or replace function gate.verify_email(hash bytea) returns table (organization_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  update members m set email_verified_at = coalesce(m.email_verified_at, now())
  from email_verifications v
  where v.token_hash = hash and v.expires_at > now() and m.id = v.member_id and m.disabled_at is null
  returning m.organization_id
$$;
