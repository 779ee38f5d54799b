-- Moves data of the account's last connection to the new one: unread events, files that have not been fetched yet, and
-- templates with which campaigns wait. The caller's row-level security applies.
create or replace function gate.take_over_connection(organization uuid, fresh uuid, its_kind text, its_account text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  earlier channel_connections;
begin
  select * into earlier from channel_connections c
    where c.organization_id = organization and c.kind = its_kind and c.account = its_account and c.id <> fresh
    order by c.connected_at desc, c.disconnected_at desc nulls first limit 1;
  if not found then return; end if;
  update channel_events e set connection_id = fresh, queued_at = null
    where e.organization_id = organization and e.connection_id = earlier.id and e.read_at is null;
  update attachments a set connection_id = fresh
    where a.organization_id = organization and a.connection_id = earlier.id and a.file_key is null;
  update message_templates t set connection_id = fresh
    where t.organization_id = organization and t.connection_id = earlier.id;
  update channel_connections c set templates_at = earlier.templates_at, reopening_id = earlier.reopening_id,
      notices = earlier.notices, reopening_values = earlier.reopening_values
    where c.organization_id = organization and c.id = fresh;
end $$;
