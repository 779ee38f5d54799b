-- module: events
-- Switches an organisation's outgoing webhooks off, because the account was taken back from the person who set them up.
-- internal: other functions call it, the application may not.
create or replace function gate.switch_off_webhooks(organization uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update webhook_endpoints set disabled_at = now(), disabled_reason = 'owner'
  where organization_id = organization and disabled_at is null
$$;
