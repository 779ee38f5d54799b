-- Returns whether an organisation's name, its phone number or a member's address contains each of `words`.
-- internal: other functions call it, the application may not.
create or replace function gate.organization_has_words(organization uuid, words text[])
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
    select 1 from organizations o, unnest(words) word
    where o.id = organization and position(folded(word) in folded(o.name)) = 0 and position(word in o.phone) = 0
      and not exists (select 1 from members m where m.organization_id = o.id and position(lower(word) in m.email) > 0))
$$;
