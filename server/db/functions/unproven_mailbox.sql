-- module: connections
-- Returns the live connection of a mailbox whose address its business has never verified: it was connected by a
-- password at servers that its provider or domain does not name, and no member of the business has proved to read what
-- arrives there.
create or replace function gate.unproven_mailbox(an_address text, but_organization uuid)
returns table (organization_id uuid, connection_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id from channel_connections c
  where c.platform = 'email' and c.account = an_address and c.disconnected_at is null and c.organization_id <> but_organization
    and c.details ->> 'transport' = 'imap' and c.details ->> 'provider' is null
    and c.details -> 'isProven' is distinct from 'true'::jsonb
    and not exists (select 1 from members m where m.organization_id = c.organization_id and m.email = an_address
      and m.email_verified_at is not null and m.removed_at is null)
$$;
