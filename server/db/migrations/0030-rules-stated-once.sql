-- The condition asks the function instead of listing the states of a sent message once more.
drop trigger count_changed_message on messages;
create trigger count_changed_message after update on messages for each row
  when ((old.author, is_sent(old.status), old.decision, old.language, old.citations, old.created_at)
    is distinct from
    (new.author, is_sent(new.status), new.decision, new.language, new.citations, new.created_at))
  execute function gate.count_message();

-- A conversation's id follows from its contact (server/channels/conversation-id.ts): no row may get another one.
alter table contacts alter column conversation_id drop default;
