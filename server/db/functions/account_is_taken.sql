-- Returns whether an account is connected elsewhere: by another organisation, or by this one through another channel.
-- It is called before the platform is, so that nobody goes through a log-in that must fail at the end.
create or replace function gate.account_is_taken(a_platform text, an_account text, but_organization uuid, but_kind text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from channel_connections c
    where c.platform = a_platform and c.account = an_account and c.disconnected_at is null
      and (c.organization_id <> but_organization or c.kind <> but_kind))
$$;
