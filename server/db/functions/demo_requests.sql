-- Returns the visitors' requests for a demo, for operators: open ones the oldest first, because they wait; handled ones
-- the latest first; all of them the newest first. `wanted_state` is 'open', 'handled' or null for all, and `wanted` is
-- one request's id or null.
create or replace function gate.demo_requests(wanted_state text, wanted uuid, page_limit integer, page_offset integer)
returns table (id uuid, full_name text, phone_number text, contact_email text, company_name text, website_link text,
  additional_info text, language text, created_at timestamptz, taken_by uuid, taken_by_name text, taken_at timestamptz,
  handled_at timestamptz, note text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.full_name, d.phone_number, d.contact_email, d.company_name, d.website_link, d.additional_info,
    d.language, d.created_at, d.taken_by, o.name, d.taken_at, d.handled_at, d.note
  from demo_requests d left join operators o on o.id = d.taken_by
  where (wanted_state is null or (d.handled_at is null) = (wanted_state = 'open')) and (wanted is null or d.id = wanted)
  order by case when wanted_state = 'open' then d.created_at end,
    case when wanted_state = 'handled' then d.handled_at end desc,
    d.created_at desc, d.id
  limit page_limit offset page_offset
$$;
