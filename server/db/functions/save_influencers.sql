-- module: influencers
-- Saves rows of the directory, each identified by its platform and account, and returns how many were new, changed and
-- unchanged. A preview returns the same without saving. Unchanged rows keep the author of their last change.
create or replace function gate.save_influencers(new_rows jsonb, by_operator uuid, at timestamptz, is_preview boolean)
returns table (added bigint, changed bigint, unchanged bigint)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  return query
    select count(*) filter (where i.id is null), count(*) filter (where i.id is not null and d.differs),
      count(*) filter (where i.id is not null and not d.differs)
    from jsonb_to_recordset(new_rows) as n(platform text, handle text, name text, specialization text, city text,
      followers integer, engagement double precision, price integer, about text, contact text, is_sample boolean,
      keywords text)
    left join influencers i on i.platform = n.platform and lower(i.handle) = lower(n.handle)
    cross join lateral (select
      (i.handle, i.name, i.specialization, i.city, i.followers, i.engagement, i.price, i.about, i.contact, i.is_sample)
      is distinct from
      (n.handle, n.name, n.specialization, n.city, n.followers, n.engagement, n.price, n.about, n.contact, n.is_sample)
      as differs) d;
  if is_preview then
    return;
  end if;
  insert into influencers as i (platform, handle, name, specialization, city, followers, engagement, price, about, contact,
      is_sample, keywords, updated_at, updated_by)
    select n.platform, n.handle, n.name, n.specialization, n.city, n.followers, n.engagement, n.price, n.about, n.contact,
      n.is_sample, n.keywords, at, by_operator
    from jsonb_to_recordset(new_rows) as n(platform text, handle text, name text, specialization text, city text,
      followers integer, engagement double precision, price integer, about text, contact text, is_sample boolean,
      keywords text)
  on conflict (platform, lower(handle)) do update set
    handle = excluded.handle, name = excluded.name, specialization = excluded.specialization, city = excluded.city,
    followers = excluded.followers, engagement = excluded.engagement, price = excluded.price, about = excluded.about,
    contact = excluded.contact, is_sample = excluded.is_sample, keywords = excluded.keywords,
    updated_at = excluded.updated_at, updated_by = excluded.updated_by
  where (i.handle, i.name, i.specialization, i.city, i.followers, i.engagement, i.price, i.about, i.contact, i.is_sample)
    is distinct from (excluded.handle, excluded.name, excluded.specialization, excluded.city, excluded.followers,
      excluded.engagement, excluded.price, excluded.about, excluded.contact, excluded.is_sample);
end $$;
