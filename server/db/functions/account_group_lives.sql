-- Returns whether any organisation still has an account connected under a group, such as a WhatsApp business account
-- that holds several numbers. The platform's subscription for the group may only end with the last of them.
create or replace function gate.account_group_lives(a_platform text, a_group text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from channel_connections c
    where c.platform = a_platform and c.account_group = a_group and c.disconnected_at is null)
$$;
