-- Returns what a topic is called in addresses and in what is kept of it. Titles may be long and in any
-- script. It is a UUID of version 3's form, which the API's ids are checked for.
create or replace function topic_id(a_title text) returns uuid
language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(a_title) placing '3' from 13) placing '8' from 17)::uuid
$$;
