-- Deletes everything said with a person, everything that mails to staff say of them, and the accounts that they
-- connected. Customers who are known only by what is deleted go with it. What stays is whether the person refused
-- campaigns: `marks` holds [{organization_id, reach, mark}] for what `gate.places_of_person` returned, and a mark is
-- kept where they refused. Returns the keys of the files to be deleted after the commit.
create or replace function gate.forget_person(a_code text, platforms text[], person text, marks jsonb, at timestamptz) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  files text[];
  gone_conversations integer;
  gone_messages integer;
  gone_accounts integer;
begin
  if exists (select 1 from data_deletions where code = a_code) then return '{}'; end if;
  create temporary table gone on commit drop as
    select c.id, c.organization_id, c.customer_id, c.conversation_id, c.channel
    from contacts c
    where c.external_id = person
      and reach(c.channel) = any(platforms)
    for update;
  select count(*) into gone_conversations from gone;
  select count(*) into gone_messages from messages m join gone g
    on m.organization_id = g.organization_id and m.conversation_id = g.conversation_id;
  select coalesce(array_agg(a.file_key) filter (where a.file_key is not null), '{}') into files
    from attachments a join messages m on m.id = a.message_id join gone g
    on m.organization_id = g.organization_id and m.conversation_id = g.conversation_id
    where not exists (select 1 from campaigns p where p.organization_id = a.organization_id and p.picture_key = a.file_key);
  delete from channel_events e using channel_connections c
    where c.id = e.connection_id and c.platform = any(platforms) and e.thread = person;
  -- Open questions are made again of what is left.
  delete from gaps o using messages m join gone g
    on m.organization_id = g.organization_id and m.conversation_id = g.conversation_id
    where o.organization_id = m.organization_id and m.id = any(o.message_ids);
  -- Chosen for a campaign, or on its list, and not written to yet: nothing else would take these along.
  delete from campaign_recipients r using campaigns p
    where p.organization_id = r.organization_id and p.id = r.campaign_id and r.address = person
      and reach(p.channel) = any(platforms);
  delete from campaign_numbers n using campaigns p
    where p.organization_id = n.organization_id and p.id = n.campaign_id and n.address = person
      and reach(p.channel) = any(platforms);
  -- Who ended campaigns at one of their addresses wants them at none, now that nothing joins these any more.
  insert into refusals (organization_id, mark, refused_at)
    select g.organization_id, k.mark, min(x.no_marketing_at)
    from gone g
    join jsonb_to_recordset(marks) as k(organization_id uuid, reach text, mark text) on k.organization_id = g.organization_id
      and k.reach = reach(g.channel)
    join contacts x on x.organization_id = g.organization_id and x.customer_id = g.customer_id and x.no_marketing_at is not null
    group by g.organization_id, k.mark
    on conflict do nothing;
  update contacts x set no_marketing_at = o.since
    from (select c.organization_id, c.customer_id, min(c.no_marketing_at) as since from contacts c join gone g on g.id = c.id
      where c.no_marketing_at is not null group by c.organization_id, c.customer_id) o
    where x.organization_id = o.organization_id and x.customer_id = o.customer_id and x.no_marketing_at is null;
  -- Tickets and messages go with their contact, and with the tickets the mails that tell of them.
  delete from contacts c using gone g where c.id = g.id;
  delete from customers u using gone g
    where u.organization_id = g.organization_id and u.id = g.customer_id
      and not exists (select 1 from contacts c where c.organization_id = u.organization_id and c.customer_id = u.id);
  select count(*) into gone_accounts from gate.end_meta_accounts(platforms, person, at);
  insert into data_deletions (code, requested_at, done_at, conversations, messages, accounts)
  values (a_code, at, at, gone_conversations, gone_messages, gone_accounts);
  drop table gone;
  return files;
end $$;
