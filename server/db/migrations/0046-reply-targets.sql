-- Within how many hours a ticket of each priority is to be answered: {"urgent": 1, "high": 4}. A priority that is not in it
-- has no target.
alter table organizations add column reply_targets jsonb not null default '{}';
call gate.record_changes('organizations', 'organization',
  '{name,brand_ar,brand_en,industry,phone,support_email,support_language,time_zone,chat_sites,published_version_id,asks_rating,reply_targets}');

-- Kept by triggers, so that whoever changes a ticket need not know of it, and a list of 200,000 is read in its order.
alter table tickets add column reply_due_at timestamptz;
create index tickets_due on tickets (organization_id, reply_due_at, updated_at desc, id);
create trigger set_reply_due before insert on tickets for each row
  when (new.status = 'deferred') execute function gate.set_reply_due();
create trigger set_changed_reply_due before update on tickets for each row
  when ((old.status, old.deferred_at, old.priority) is distinct from (new.status, new.deferred_at, new.priority))
  execute function gate.set_reply_due();
create trigger renew_reply_due after update on organizations for each row
  when ((old.reply_targets, old.time_zone) is distinct from (new.reply_targets, new.time_zone))
  execute function gate.renew_reply_due();
create trigger renew_reply_due after update on agents for each row
  when (new.kind = 'support' and old.team_hours is distinct from new.team_hours)
  execute function gate.renew_reply_due();
