-- What people asked Meta to have deleted here (Meta Platform Terms). The request is kept to show what became of it;
-- whose it was is not.
create table data_deletions (
  -- Told to the person; nobody guesses it.
  code text primary key,
  requested_at timestamptz not null,
  done_at timestamptz not null,
  conversations integer not null,
  messages integer not null,
  accounts integer not null
);

-- A business took the app away: its account's secrets go, in whichever organisation it is connected.
create function gate.end_meta_accounts(platforms text[], person text, at timestamptz)
returns table (organization_id uuid, connection_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  update channel_connections c set sealed_secrets = null, details = '{}', disconnected_at = at, problem = null
  where c.platform = any(platforms) and c.disconnected_at is null
    and (c.account = person or c.details ->> 'userId' = person)
  returning c.organization_id, c.id
$$;

-- Deletes everything said with a person and everything told of them in briefs, and the accounts they connected. Customers
-- who are known only by what goes, go with it. Returns the files to be deleted after the commit.
create function gate.forget_person(a_code text, platforms text[], person text, at timestamptz) returns text[]
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
      and (case c.channel when 'whatsapp_meta' then 'whatsapp' else c.channel end) = any(platforms);
  select count(*) into gone_conversations from gone;
  select count(*) into gone_messages from messages m join gone g
    on m.organization_id = g.organization_id and m.conversation_id = g.conversation_id;
  select coalesce(array_agg(a.file_key) filter (where a.file_key is not null), '{}') into files
    from attachments a join messages m on m.id = a.message_id join gone g
    on m.organization_id = g.organization_id and m.conversation_id = g.conversation_id;
  -- Mails of staff quote the customer and name the ticket.
  delete from mails x using tickets t join gone g
    on t.organization_id = g.organization_id and t.conversation_id = g.conversation_id
    where x.organization_id = t.organization_id and x.text like '%' || t.id || '%';
  delete from channel_events e using channel_connections c
    where c.id = e.connection_id and c.platform = any(platforms) and e.thread = person;
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

create function gate.data_deletion(a_code text)
returns table (requested_at timestamptz, done_at timestamptz, conversations integer, messages integer, accounts integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.requested_at, d.done_at, d.conversations, d.messages, d.accounts from data_deletions d where d.code = a_code
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
