-- module: connections
-- Ends the connection of a mailbox that its business has never verified, because another business has verified it. The
-- log of the business that loses the mailbox contains the change but does not name the other business, to which the
-- call's author belongs.
create or replace function gate.end_unproven_mailbox(an_address text, for_organization uuid, ended_at timestamptz)
returns table (organization_id uuid, connection_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended record;
  caller text := current_setting('app.organization_id', true);
  call text := current_setting('app.audit', true);
  changes text := current_setting('app.audit_changes', true);
begin
  select * into ended from gate.unproven_mailbox(an_address, for_organization);
  if not found then return; end if;
  perform set_config('app.organization_id', ended.organization_id::text, true), set_config('app.audit_changes', '', true),
    set_config('app.audit', jsonb_build_object('action', 'mailboxes.endUnproven', 'target', 'email')::text, true);
  update channel_connections c set sealed_secrets = null, disconnected_at = ended_at, problem = null
    where c.id = ended.connection_id;
  perform gate.append_audit_entry(ended_at);
  perform set_config('app.organization_id', coalesce(caller, ''), true), set_config('app.audit', coalesce(call, ''), true),
    set_config('app.audit_changes', coalesce(changes, ''), true);
  return query select ended.organization_id, ended.connection_id;
end $$;
