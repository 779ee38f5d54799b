-- module: influencers
-- Removes an influencer from the directory, with the notes of organisations about them. Returns false when there is no
-- such influencer.
create or replace function gate.remove_influencer(wanted uuid)
returns boolean language sql volatile security definer set search_path = public, pg_temp as $$
  with removed as (delete from influencers i where i.id = wanted returning 1)
  select exists (select 1 from removed)
$$;
