-- How a business's chat looks to its customers: its own colour, and a small picture as a data: address.
create table chat_looks (
  organization_id uuid primary key references organizations on delete cascade,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  avatar text check (length(avatar) <= 40000)
);
call gate.protect('chat_looks');

-- Read by the chat page from its public token alone. No row: no such chat.
create function gate.chat_look(chat text)
returns table (color text, avatar text) language sql stable security definer set search_path = public, pg_temp as $$
  select l.color, l.avatar from chat_tokens c left join chat_looks l on l.organization_id = c.organization_id
  where c.token = chat and c.revoked_at is null
$$;
