-- What an organisation's dashboard counts, kept up as it happens (docs/decisions/0040-activity.md). Every change adds rows,
-- so that no transaction waits for another's; readers sum them, and gate.fold_activity makes one row of many.

-- By quarter of an hour: days and opening hours of every time zone of today begin on one.
create table activity_quarters (
  organization_id uuid not null references organizations on delete cascade,
  starts_at timestamptz not null,
  tickets integer not null default 0,
  -- Written by customers.
  messages integer not null default 0,
  -- Replies of the agent that were sent.
  interactions integer not null default 0,
  answered integer not null default 0,
  handed_over integer not null default 0,
  is_folded boolean not null default false
);
create index activity_quarters_at on activity_quarters (organization_id, starts_at);
create index activity_quarters_added on activity_quarters (organization_id, starts_at) where not is_folded;
call gate.protect('activity_quarters');

-- Customers' messages. Days are those of UTC; what a local day has of one more is counted from the messages themselves.
create table activity_channels (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  channel text not null,
  language text,
  messages integer not null,
  is_folded boolean not null default false
);
create index activity_channels_day on activity_channels (organization_id, day);
create index activity_channels_added on activity_channels (organization_id, day) where not is_folded;
call gate.protect('activity_channels');

-- What customers asked about; message_topics says what a topic is, and what `above` and `up_to` are.
create table activity_topics (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  title text not null,
  is_answered boolean not null,
  above numeric not null,
  up_to numeric not null,
  questions integer not null,
  is_folded boolean not null default false
);
create index activity_topics_day on activity_topics (organization_id, day);
create index activity_topics_added on activity_topics (organization_id, day) where not is_folded;
call gate.protect('activity_topics');

alter table activity_quarters set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table activity_channels set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table activity_topics set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);

-- Whoever wrote since a moment, without reading the customers themselves.
create index customers_seen on customers (organization_id, last_seen_at) include (first_seen_at)
  where merged_into_id is null and not never_wrote;

create trigger count_message after insert or delete on messages for each row execute function gate.count_message();
create trigger count_changed_message after update on messages for each row
  when ((old.author, old.status in ('sent', 'delivered', 'read'), old.decision, old.language, old.citations, old.created_at)
    is distinct from
    (new.author, new.status in ('sent', 'delivered', 'read'), new.decision, new.language, new.citations, new.created_at))
  execute function gate.count_message();
create trigger count_ticket after insert or delete on tickets for each row execute function gate.count_ticket();
create trigger count_moved_ticket after update on tickets for each row when (old.created_at <> new.created_at)
  execute function gate.count_ticket();
create trigger uncount_contact before delete on contacts for each row execute function gate.uncount_contact();

select gate.recount_activity(id) from organizations;
