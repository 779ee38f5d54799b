-- Keeps the organisation's activity up to date with its messages, in the transaction that writes them.
create or replace function gate.count_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform add_message_activity(-1, old.organization_id, old.conversation_id, old.author, old.status, old.decision,
      old.language, old.citations, old.created_at);
  end if;
  if tg_op <> 'DELETE' then
    perform add_message_activity(1, new.organization_id, new.conversation_id, new.author, new.status, new.decision,
      new.language, new.citations, new.created_at);
  end if;
  return null;
end $$;
