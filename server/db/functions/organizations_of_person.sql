-- Returns the organisations that know a person by a platform's id: as a customer, on a list of a campaign, or in a
-- platform's delivery. `ending` contains the digits by which the number is found in lines of lists from which no number
-- could be read; null when the id is not a number. `platforms` contains the kinds of addresses that channels reach,
-- which are the same for both channels of WhatsApp.
create or replace function gate.organizations_of_person(platforms text[], person text, ending text)
returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from contacts c where c.external_id = person and reach(c.channel) = any(platforms)
  union
  select r.organization_id from campaign_recipients r
    join campaigns p on p.organization_id = r.organization_id and p.id = r.campaign_id
    where r.address = person and reach(p.channel) = any(platforms)
  union
  select n.organization_id from campaign_numbers n
    join campaigns p on p.organization_id = n.organization_id and p.id = n.campaign_id
    where n.address = person and reach(p.channel) = any(platforms)
  union
  select e.organization_id from channel_events e join channel_connections k on k.id = e.connection_id
    where e.thread = person and k.platform = any(platforms)
  union
  select p.organization_id from campaigns p, jsonb_array_elements(p.list -> 'left_out') as line
    where reach(p.channel) = 'whatsapp'
      and position(ending in regexp_replace(folded(line ->> 'text'), '\D', '', 'g')) > 0
$$;
