-- Returns the organisations that know a person, and by which channel. `reach` is the same for both ways to WhatsApp.
create or replace function gate.places_of_person(platforms text[], person text)
returns table (organization_id uuid, reach text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct c.organization_id, reach(c.channel)
  from contacts c where c.external_id = person
    and reach(c.channel) = any(platforms)
$$;
