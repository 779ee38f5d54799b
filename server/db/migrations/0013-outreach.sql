-- What a business sends on its own: templates, pictures, campaigns, reminders.

-- Templates of a WhatsApp business account, as it tells them.
create table message_templates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  connection_id uuid not null,
  name text not null,
  -- As WhatsApp names it.
  language text not null,
  status text not null check (status in ('approved', 'pending', 'rejected', 'paused', 'disabled')),
  category text not null check (category in ('marketing', 'utility', 'authentication')),
  header_kind text not null check (header_kind in ('none', 'text', 'picture', 'other')),
  header_text text,
  body text not null,
  footer text,
  buttons text[] not null default '{}',
  -- Names of the body's places, in their order: '1', '2' or words.
  variables text[] not null default '{}',
  -- Its places have names and are sent with them.
  named boolean not null default false,
  -- Everything in it can be sent from here.
  supported boolean not null,
  seen_at timestamptz not null,
  unique (organization_id, connection_id, name, language),
  unique (organization_id, id),
  foreign key (organization_id, connection_id) references channel_connections (organization_id, id) on delete cascade
);
call gate.protect('message_templates');

alter table channel_connections
  add column templates_at timestamptz,
  -- The template that opens a conversation again, and what goes into its places.
  add column reopening_id uuid references message_templates on delete set null,
  add column reopening_values text[] not null default '{}';

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  channel text not null check (channel in ('email', 'whatsapp', 'whatsapp_meta', 'instagram', 'twitter')),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'done', 'cancelled')),
  subject text not null default '',
  text text not null default '',
  name_fallback text not null default '',
  template_id uuid references message_templates on delete set null,
  template_values text[] not null default '{}',
  audience jsonb not null default '{"kind": "customers"}',
  -- What the uploaded list held; the numbers themselves are rows of campaign_numbers.
  list jsonb,
  picture_key text,
  picture_name text,
  picture_type text,
  picture_bytes integer,
  -- Why it stands still while sending.
  problem text check (problem in ('reconnect', 'not_connected')),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  unique (organization_id, id)
);
create index on campaigns (organization_id, created_at desc);
create index campaigns_under_way on campaigns (scheduled_at) where status in ('scheduled', 'sending');
call gate.protect('campaigns');

-- A list of phone numbers as it was uploaded, until its campaign has ended.
create table campaign_numbers (
  organization_id uuid not null references organizations on delete cascade,
  campaign_id uuid not null,
  -- Digits with the country's code, as the channel addresses people.
  address text not null,
  name text,
  primary key (organization_id, campaign_id, address),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
);
call gate.protect('campaign_numbers');

-- Whom a campaign was for when its sending began. One row for each address, one message for each row.
create table campaign_recipients (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  campaign_id uuid not null,
  address text not null,
  name text,
  customer_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'skipped')),
  reason text check (reason in ('window_closed', 'opted_out', 'cancelled')),
  conversation_id uuid,
  made_at timestamptz,
  unique (organization_id, campaign_id, address),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade,
  foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade
);
create index on campaign_recipients (organization_id, campaign_id, state);
call gate.protect('campaign_recipients');

create table reminders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  ticket_id uuid not null,
  text text not null,
  template_id uuid references message_templates on delete set null,
  template_values text[] not null default '{}',
  due_at timestamptz not null,
  unless_answered boolean not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'sent', 'skipped', 'cancelled', 'failed')),
  problem text check (problem in ('window_closed', 'not_connected', 'template')),
  message_id uuid references messages on delete set null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (organization_id, ticket_id) references tickets (organization_id, id) on delete cascade
);
create index on reminders (organization_id, status, due_at);
create index reminders_due on reminders (due_at) where status = 'scheduled';
create index on reminders (organization_id, ticket_id);
call gate.protect('reminders');

alter table messages
  drop constraint messages_author_check,
  add constraint messages_author_check check (author in ('customer', 'agent', 'staff', 'campaign')),
  -- A campaign's message to somebody without an open ticket makes none.
  alter column ticket_id drop not null,
  add constraint messages_ticket check (ticket_id is not null or author = 'campaign'),
  add column campaign_id uuid,
  -- Sent as a template: {name, language, header, values: [{name, text}]}.
  add column template jsonb,
  -- One message for each recipient, whatever happens in between.
  add column recipient_id uuid unique references campaign_recipients on delete set null,
  -- Without a ticket nothing else would delete it with its conversation.
  add foreign key (organization_id, conversation_id) references contacts (organization_id, conversation_id) on delete cascade,
  add foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete set null (campaign_id);
create index messages_campaign on messages (organization_id, campaign_id, status) where campaign_id is not null;

-- A picture goes as a request of its own where the platform takes no words with it.
alter table outbox add column attachment_id uuid references attachments on delete set null;
-- What staff send comes over no connection.
alter table attachments alter column connection_id drop not null;

-- Known by a list only: they have never written, so they count as nobody's new customer.
alter table customers add column never_wrote boolean not null default false;

-- Whose time has come, over all organisations; and campaigns whose sending lost its job.
create function gate.due_outreach(at timestamptz)
returns table (organization_id uuid, kind text, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  (select r.organization_id, 'reminder', r.id from reminders r
    where r.status = 'scheduled' and r.due_at <= at order by r.due_at limit 1000)
  union all
  (select c.organization_id, 'campaign', c.id from campaigns c
    where (c.status = 'scheduled' and c.scheduled_at <= at) or c.status = 'sending' limit 1000)
$$;

-- A campaign's message is no word in a ticket's matter.
create or replace function gate.quiet_tickets(before timestamptz, upto integer)
returns table (organization_id uuid, ticket_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.organization_id, t.id from tickets t
  where t.status = 'pending' and not t.handled_by_human and t.updated_at < before
    and 'agent' = (
      select m.author from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
        and m.author <> 'campaign'
      order by m.created_at desc, m.id desc limit 1)
  order by t.updated_at limit upto
$$;

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
