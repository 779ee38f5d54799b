-- module: conversations
-- Assigns the tickets of conversations to another customer, when a contact moves there. The caller's row-level security
-- applies.
create or replace function gate.move_tickets(organization uuid, conversations uuid[], customer uuid) returns void
language sql set search_path = public, pg_temp as $$
  update tickets t set customer_id = customer
    where t.organization_id = organization and t.conversation_id = any(conversations)
$$;
