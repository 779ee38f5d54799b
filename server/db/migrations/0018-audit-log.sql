-- Who changed what, one chain of entries per organisation and one for what operators do that belongs to none (0038).
create table audit_chains (
  organization_id uuid references organizations on delete cascade,
  chain uuid generated always as (gate.audit_chain(organization_id)) stored primary key,
  last_number bigint not null,
  last_hash bytea not null
);
create index on audit_chains (organization_id);

create table audit_entries (
  organization_id uuid references organizations on delete cascade,
  chain uuid generated always as (gate.audit_chain(organization_id)) stored,
  number bigint not null check (number > 0),
  at timestamptz not null,
  -- server/modules/audit/store/audit-entries.ts, EntryContents.
  contents jsonb not null,
  author_kind text not null generated always as (contents ->> 'author_kind') stored
    check (author_kind in ('member', 'operator', 'command', 'public')),
  author_id uuid generated always as ((contents ->> 'author_id')::uuid) stored,
  action text not null generated always as (contents ->> 'action') stored,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (chain, number)
);
create index on audit_entries (organization_id);
create index on audit_entries (chain, author_id, number);
create index on audit_entries (at, number, chain) where author_kind in ('operator', 'command');
call gate.protect('audit_chains');
call gate.protect('audit_entries');
-- Entries are appended by gate.append_audit_entry alone.
revoke insert, update, delete on audit_chains, audit_entries from {{app_role}};
create trigger append_only before update or delete on audit_entries
  for each row execute function gate.refuse_audit_change();
create trigger never_emptied before truncate on audit_entries
  for each statement execute function gate.refuse_audit_change();

-- People and how they log in.
call gate.record_changes('members', 'member', '{name,email,role,disabled_at,removed_at}', 'name');
call gate.record_changes('operators', 'operator', '{name,email,disabled_at}', 'name');
call gate.record_changes('operator_invitations', 'invitation');
call gate.record_changes('sessions', 'session');
call gate.record_changes('second_steps', 'second_step', '{confirmed_at}');
call gate.record_changes('recovery_codes', 'recovery_code');
call gate.record_changes('organizations', 'organization',
  '{name,brand_ar,brand_en,industry,phone,support_email,support_language,time_zone,chat_sites,published_version_id}');
-- What agents say and know.
call gate.record_changes('agents', 'agent',
  '{enabled,name_ar,name_en,greeting_ar,greeting_en,tone,languages,answer_from,clarify_from,complaints_to_person,topics_ar,topics_en,hand_over_after,team_hours,out_of_hours,channels_off,flows}', 'kind');
call gate.record_changes('model_settings', 'model',
  '{writer,provider,base_url,model,daily_cap,input_price,output_price,embeddings_base_url,embeddings_model}', 'provider');
call gate.record_changes('internal_messages', 'internal_message', '{feedback}');
call gate.record_changes('business_facts', 'fact', '{value}', 'topic');
call gate.record_changes('sources', 'source', '{name,kind,audience,url,deleted_at}', 'name');
call gate.record_changes('faqs', 'faq', '{deleted_at}');
call gate.record_changes('lessons', 'lesson');
call gate.record_changes('verdicts', 'verdict', '{is_right}');
call gate.record_changes('gaps', 'question');
call gate.record_changes('settled_questions', 'question');
call gate.record_changes('test_questions', 'test_question', '{kind}');
call gate.record_changes('trainings', 'training', '{status}');
call gate.record_changes('versions', 'version', '{published_at,dismissed_at,removed_at}', 'number');
-- Channels, customers and tickets.
call gate.record_changes('channel_connections', 'channel', '{name,enabled,notices,connected_at,disconnected_at,reopening_id}', 'kind');
call gate.record_changes('channel_setups', 'channel', '{}', 'kind');
call gate.record_changes('chat_tokens', 'chat', '{revoked_at}');
call gate.record_changes('chat_looks', 'chat', '{color}');
call gate.record_changes('customers', 'customer');
call gate.record_changes('customer_distinctions', 'customer');
call gate.record_changes('tickets', 'ticket', '{status,priority,assignee_id,close_reason}', 'number');
call gate.record_changes('ticket_notes', 'note');
call gate.record_changes('messages', 'message');
call gate.record_changes('outbox', 'delivery', '{state}');
-- Campaigns and what they are sent with.
call gate.record_changes('campaigns', 'campaign', '{name,channel,status,scheduled_at}', 'name');
call gate.record_changes('campaign_numbers', 'campaign_number');
call gate.record_changes('reminders', 'reminder', '{status,due_at}');
call gate.record_changes('message_templates', 'template', '{status}', 'name');
call gate.record_changes('organization_influencers', 'influencer', '{is_shortlisted,campaign_id}');
-- Subscriptions, and the company's own.
call gate.record_changes('subscriptions', 'subscription', '{status,trial_started_at,trial_ends_at}');
call gate.record_changes('subscription_requests', 'subscription', '{kind,plan,period,price,state}');
call gate.record_changes('subscription_terms', 'subscription', '{plan,period,price,starts_at,ends_at}');
call gate.record_changes('billing_details', 'billing', '{legal_name,vat_number,address}');
call gate.record_changes('invoices', 'invoice', '{number}');
call gate.record_changes('articles', 'article', '{published_at}', 'title');
call gate.record_changes('influencers', 'influencer', '{followers,engagement,price,is_sample}');
call gate.record_changes('demo_requests', 'demo_request', '{taken_by,handled_at}');
