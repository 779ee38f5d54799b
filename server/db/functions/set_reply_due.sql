-- module: conversations
-- Keeps the due time of a ticket's reply up to date with its state and priority. Nothing is due while the agent answers
-- or the ticket waits for the customer.
create or replace function gate.set_reply_due() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.reply_due_at := case when new.status = 'deferred'
    then reply_due_at(new.organization_id, new.priority, new.deferred_at) end;
  return new;
end $$;
