-- module: reporting
-- Adds a message to its organisation's activity, or removes it again: `sign` is 1 or -1. Rows are only ever added, so
-- that no message waits for another one; gate.fold_activity sums them up. An organisation or a conversation
-- (gate.uncount_contact) that is being deleted gets no rows.
create or replace function add_message_activity(sign integer, an_organization uuid, a_conversation uuid, an_author text,
  a_status text, a_decision text, a_language text, some_citations jsonb, at timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into activity_quarters (organization_id, starts_at, messages, interactions, answered, handed_over)
    select o.id, date_bin('15 minutes', at, 'epoch'), sign * a.messages, sign * a.interactions, sign * a.answered,
      sign * a.handed_over
    from message_activity(an_author, a_status, a_decision) a, organizations o where o.id = an_organization;
  if not found then return; end if;
  if an_author = 'customer' then
    insert into activity_channels (organization_id, day, channel, language, messages)
      select an_organization, (at at time zone 'UTC')::date, c.channel, a_language, sign
      from contacts c where c.organization_id = an_organization and c.conversation_id = a_conversation;
  else
    insert into activity_topics (organization_id, day, title, is_answered, above, up_to, questions)
      select an_organization, (at at time zone 'UTC')::date, t.title, t.is_answered, t.above, t.up_to, sign
      from message_topics(a_decision, some_citations) t;
  end if;
end $$;
