-- Returns the appearance of a business's chat, which the chat page reads by its public token alone. No row means that
-- there is no such chat.
create or replace function gate.chat_look(chat text)
returns table (color text, avatar text) language sql stable security definer set search_path = public, pg_temp as $$
  select l.color, l.avatar from chat_tokens c left join chat_looks l on l.organization_id = c.organization_id
  where c.token = chat and c.revoked_at is null
$$;
