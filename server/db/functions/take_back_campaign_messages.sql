-- Removes messages of a cancelled campaign that reached nobody, as if they had not been created: each message is
-- deleted, and its recipient counts as left out. The caller's row-level security applies, and the caller holds the
-- locks on the messages' requests.
create or replace function gate.take_back_campaign_messages(organization uuid, ids uuid[])
returns table (message_id uuid, conversation_id uuid) language sql set search_path = public, pg_temp as $$
  with gone as (
    delete from messages m where m.organization_id = organization and m.id = any(ids)
    returning m.id, m.conversation_id, m.recipient_id
  ), skipped as (
    update campaign_recipients r set state = 'skipped', reason = 'cancelled'
    from gone where r.organization_id = organization and r.id = gone.recipient_id
  )
  select id, conversation_id from gone
$$;
