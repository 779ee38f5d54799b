-- Sums of the dashboard's counts over longer times (docs/decisions/0040-activity.md): a year has 35,000 quarters of an
-- hour, and reading them took most of the dashboard's time. They contain the counts that gate.fold_activity has summed
-- up; readers add the rows that were not summed up yet.

create table activity_hours (
  organization_id uuid not null references organizations on delete cascade,
  starts_at timestamptz not null,
  tickets integer not null,
  messages integer not null,
  interactions integer not null,
  answered integer not null,
  handed_over integer not null,
  primary key (organization_id, starts_at)
);
call gate.protect('activity_hours');

-- By months of UTC. A title may be too long for an index, so its id stands in the key.
create table activity_topic_months (
  organization_id uuid not null references organizations on delete cascade,
  month date not null,
  topic_id uuid not null,
  title text not null,
  is_answered boolean not null,
  above numeric not null,
  up_to numeric not null,
  questions integer not null,
  primary key (organization_id, month, topic_id, is_answered, above, up_to)
);
call gate.protect('activity_topic_months');
-- Sums that became nothing are found by it and deleted.
create index activity_topic_months_empty on activity_topic_months (organization_id) where questions = 0;

alter table activity_hours set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);
alter table activity_topic_months set (autovacuum_analyze_threshold = 100, autovacuum_analyze_scale_factor = 0.05);

insert into activity_hours
  select organization_id, date_bin('1 hour', starts_at, 'epoch'), sum(tickets), sum(messages), sum(interactions),
    sum(answered), sum(handed_over)
  from activity_quarters where is_folded group by 1, 2 order by 1, 2;
insert into activity_topic_months
  select organization_id, date_trunc('month', day)::date, topic_id(title), min(title), is_answered, above, up_to,
    sum(questions)
  from activity_topics where is_folded group by 1, 2, 3, 5, 6, 7 order by 1, 2;

-- Counts the tickets of a tag by status from two indexes: whoever counted them read all tickets of the organisation.
create index tickets_status on tickets (organization_id, id, status) where merged_into_id is null;
