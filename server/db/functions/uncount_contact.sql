-- module: reporting
-- Removes a conversation's messages from the counts by channel before its contact is deleted: only the contact knows
-- the channel, and it no longer exists when its messages are deleted after it.
create or replace function gate.uncount_contact() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into activity_channels (organization_id, day, channel, language, messages)
    select o.id, (m.created_at at time zone 'UTC')::date, old.channel, m.language, -count(*)
    from organizations o join messages m on m.organization_id = o.id
    where o.id = old.organization_id and m.conversation_id = old.conversation_id and m.author = 'customer'
    group by 1, 2, 3, 4;
  return old;
end $$;
