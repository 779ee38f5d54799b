-- module: connections
-- Removes the secrets of an account whose business removed the app at Meta, in whichever organisation it is connected.
-- Each organisation's log names the channel that ended. The call has no author there, and the person at Meta who made
-- it stays unnamed.
create or replace function gate.end_meta_accounts(platforms text[], person text, at timestamptz)
returns table (organization_id uuid, connection_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended record;
  caller text := current_setting('app.organization_id', true);
  call text := current_setting('app.audit', true);
  changes text := current_setting('app.audit_changes', true);
begin
  for ended in
    select c.organization_id, c.id from channel_connections c
    where c.platform = any(platforms) and c.disconnected_at is null
      and (c.account = person or c.details ->> 'userId' = person)
    order by c.organization_id, c.id for update
  loop
    perform set_config('app.organization_id', ended.organization_id::text, true), set_config('app.audit_changes', '', true),
      set_config('app.audit', jsonb_build_object('action', 'dataDeletions.deauthorize',
        'request', nullif(call, '')::jsonb ->> 'request')::text, true);
    update channel_connections c set sealed_secrets = null, details = '{}', disconnected_at = at, problem = null
      where c.id = ended.id;
    perform gate.append_audit_entry(at);
    organization_id := ended.organization_id;
    connection_id := ended.id;
    return next;
  end loop;
  perform set_config('app.organization_id', coalesce(caller, ''), true), set_config('app.audit', coalesce(call, ''), true),
    set_config('app.audit_changes', coalesce(changes, ''), true);
end $$;
