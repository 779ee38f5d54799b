-- Returns influencers of the directory. The searched text contains each of `words`; `wanted` contains the only ids to
-- consider, or is null for all. `sort_by` is followers, engagement, price or updated; unknown values come last in
-- either order.
create or replace function gate.influencers(words text[], of_specialization text, of_city text, wanted uuid[], sort_by text,
  is_ascending boolean, page_limit integer, page_offset integer)
returns table (id uuid, platform text, handle text, name text, specialization text, city text, followers integer,
  engagement double precision, price integer, about text, contact text, is_sample boolean, updated_at timestamptz,
  updated_by text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.platform, i.handle, i.name, i.specialization, i.city, i.followers, i.engagement, i.price, i.about,
    i.contact, i.is_sample, i.updated_at, o.name
  from influencers i left join operators o on o.id = i.updated_by,
    lateral (select case sort_by when 'followers' then i.followers when 'engagement' then i.engagement
      when 'price' then i.price else extract(epoch from i.updated_at) end as sorted) s
  where not exists (select 1 from unnest(words) word where position(folded(word) in i.search) = 0)
    and (of_specialization is null or i.specialization = of_specialization)
    and (of_city is null or i.city = of_city)
    and (wanted is null or i.id = any (wanted))
  order by case when is_ascending then s.sorted end asc nulls last,
    case when not is_ascending then s.sorted end desc nulls last,
    i.name, i.id
  limit page_limit offset page_offset
$$;
