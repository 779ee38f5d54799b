-- Whether anybody is still connected under what an account belongs to (several numbers of one WhatsApp business account).
create function gate.account_group_lives(a_platform text, a_group text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from channel_connections c
    where c.platform = a_platform and c.account_group = a_group and c.disconnected_at is null)
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
