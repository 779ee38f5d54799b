-- Returns the kind of addresses that a channel reaches: both ways to connect WhatsApp reach the same person by the same
-- number. shared/rules/whatsapp.ts defines the same for the browser and for marks; server/db/value-lists.test.ts
-- compares them.
create or replace function reach(channel text) returns text language sql immutable parallel safe
  return case channel when 'whatsapp_meta' then 'whatsapp' else channel end;
