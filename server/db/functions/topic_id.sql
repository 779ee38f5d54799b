-- Returns the id of a topic in addresses and in stored data, because titles may be long and in any script. It has the
-- form of a UUID of version 3, which the API requires of ids.
create or replace function topic_id(a_title text) returns uuid
language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(a_title) placing '3' from 13) placing '8' from 17)::uuid
$$;
