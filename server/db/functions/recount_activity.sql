-- module: reporting
-- Counts an organisation's activity again from its tickets and messages. Every table is emptied and filled by one
-- statement, with its sums, which sees one snapshot of the database. Transactions that commit in the meantime add their
-- own rows and are counted once. The sums by hours and months are emptied before: nobody else writes them meanwhile.
-- owner: the command `npm run activity` calls it as the owner, the application may not.
create or replace function gate.recount_activity(an_organization uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- gate.fold_activity must not run at the same time.
  perform pg_advisory_xact_lock(hashtext('wakil.activity'));
  -- Rows are added in their order in time, in which they are read.
  -- The migration that counts for the first time ran before there were sums; the one that made their tables fills them.
  if to_regclass('activity_hours') is null then
    with gone as (delete from activity_quarters where organization_id = an_organization)
    insert into activity_quarters (organization_id, starts_at, tickets, messages, interactions, answered, handed_over, is_folded)
    select an_organization, c.*, true from counted_quarters(an_organization, '-infinity', 'infinity') c;
  else
    delete from activity_hours where organization_id = an_organization;
    with gone as (delete from activity_quarters where organization_id = an_organization),
    counted as materialized (select * from counted_quarters(an_organization, '-infinity', 'infinity')),
    hours as (
      insert into activity_hours
      select an_organization, date_bin('1 hour', starts_at, 'epoch'), sum(tickets), sum(messages), sum(interactions),
        sum(answered), sum(handed_over)
      from counted group by 2 order by 2)
    insert into activity_quarters (organization_id, starts_at, tickets, messages, interactions, answered, handed_over, is_folded)
    select an_organization, c.*, true from counted c order by starts_at;
  end if;
  with gone as (delete from activity_channels where organization_id = an_organization)
    insert into activity_channels (organization_id, day, channel, language, messages, is_folded)
    select an_organization, c.*, true from counted_channels(an_organization, '-infinity', 'infinity') c;
  if to_regclass('activity_topic_months') is null then
    with gone as (delete from activity_topics where organization_id = an_organization)
    insert into activity_topics (organization_id, day, title, is_answered, above, up_to, questions, is_folded)
    select an_organization, c.*, true from counted_topics(an_organization, '-infinity', 'infinity') c;
  else
    delete from activity_topic_months where organization_id = an_organization;
    with gone as (delete from activity_topics where organization_id = an_organization),
    counted as materialized (select * from counted_topics(an_organization, '-infinity', 'infinity')),
    months as (
      insert into activity_topic_months
      select an_organization, date_trunc('month', day)::date, topic_id(title), min(title), is_answered, above, up_to,
        sum(questions)
      from counted group by 2, 3, 5, 6, 7 order by 2)
    insert into activity_topics (organization_id, day, title, is_answered, above, up_to, questions, is_folded)
    select an_organization, c.*, true from counted c order by day;
  end if;
end $$;
