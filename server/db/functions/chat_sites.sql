-- Returns the sites that may show a business's chat in a frame. It is read before the chat page is sent, from its
-- public token alone.
create or replace function gate.chat_sites(chat text)
returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select o.chat_sites from chat_tokens c join organizations o on o.id = c.organization_id
  where c.token = chat and c.revoked_at is null
$$;
