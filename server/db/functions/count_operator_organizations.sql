-- Returns how many organisations have each of `words` in their name, phone number or a member's address.
create or replace function gate.count_operator_organizations(words text[])
returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from organizations o where (cardinality(words) = 0 or gate.organization_has_words(o.id, words))
$$;
