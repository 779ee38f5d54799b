-- Returns whom a channel reaches: both ways to connect WhatsApp reach the same person by the same number.
-- shared/rules/whatsapp.ts states the same for the browser and for marks; server/db/value-lists.test.ts compares them.
create or replace function reach(channel text) returns text language sql immutable parallel safe
  return case channel when 'whatsapp_meta' then 'whatsapp' else channel end;
