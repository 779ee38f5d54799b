-- Counts influencers of the directory by specialisation; the arguments are those of gate.influencers.
create or replace function gate.count_influencers(words text[], of_city text, wanted uuid[])
returns table (specialization text, total bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.specialization, count(*)
  from influencers i
  where not exists (select 1 from unnest(words) word where position(folded(word) in i.search) = 0)
    and (of_city is null or i.city = of_city)
    and (wanted is null or i.id = any (wanted))
  group by i.specialization
$$;
