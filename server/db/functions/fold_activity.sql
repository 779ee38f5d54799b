-- module: reporting
-- Sums up the rows of activity that were added one by one, at most so many of each table, and returns the number of
-- these rows. It deletes and adds in one statement, so a reader sees the rows or their sum, never both. What was not
-- summed up yet is also added to the sums by hours and by months.
create or replace function gate.fold_activity(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  summed integer := 0;
begin
  -- gate.recount_activity must not run at the same time.
  perform pg_advisory_xact_lock(hashtext('wakil.activity'));
  with added as (
    select distinct organization_id, starts_at from (
      select organization_id, starts_at from activity_quarters where not is_folded limit most) loose
  ), gone as (
    delete from activity_quarters q using added a
    where q.organization_id = a.organization_id and q.starts_at = a.starts_at returning q.*
  ), folded as (
    insert into activity_quarters (organization_id, starts_at, tickets, messages, interactions, answered, handed_over, is_folded)
    select organization_id, starts_at, sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over), true
    from gone group by 1, 2
    having (sum(tickets), sum(messages), sum(interactions), sum(answered), sum(handed_over)) <> (0, 0, 0, 0, 0)
  ), hours as (
    insert into activity_hours as h
    select organization_id, date_bin('1 hour', starts_at, 'epoch'), sum(tickets), sum(messages), sum(interactions),
      sum(answered), sum(handed_over)
    from gone where not is_folded group by 1, 2
    on conflict (organization_id, starts_at) do update set tickets = h.tickets + excluded.tickets,
      messages = h.messages + excluded.messages, interactions = h.interactions + excluded.interactions,
      answered = h.answered + excluded.answered, handed_over = h.handed_over + excluded.handed_over
  )
  select summed + count(*) into summed from gone;
  with added as (
    select distinct organization_id, day from (
      select organization_id, day from activity_channels where not is_folded limit most) loose
  ), gone as (
    delete from activity_channels c using added a
    where c.organization_id = a.organization_id and c.day = a.day returning c.*
  ), folded as (
    insert into activity_channels (organization_id, day, channel, language, messages, is_folded)
    select organization_id, day, channel, language, sum(messages), true
    from gone group by 1, 2, 3, 4 having sum(messages) <> 0
  )
  select summed + count(*) into summed from gone;
  with added as (
    select distinct organization_id, day from (
      select organization_id, day from activity_topics where not is_folded limit most) loose
  ), gone as (
    delete from activity_topics t using added a
    where t.organization_id = a.organization_id and t.day = a.day returning t.*
  ), folded as (
    insert into activity_topics (organization_id, day, title, is_answered, above, up_to, questions, is_folded)
    select organization_id, day, title, is_answered, above, up_to, sum(questions), true
    from gone group by 1, 2, 3, 4, 5, 6 having sum(questions) <> 0
  ), months as (
    insert into activity_topic_months as m
    select organization_id, date_trunc('month', day)::date, topic_id(title), min(title), is_answered, above, up_to,
      sum(questions)
    from gone where not is_folded group by 1, 2, 3, 5, 6, 7
    on conflict (organization_id, month, topic_id, is_answered, above, up_to)
      do update set questions = m.questions + excluded.questions
  )
  select summed + count(*) into summed from gone;
  -- A title may be the question of a customer who was erased, so a topic that nobody asked about is kept nowhere.
  delete from activity_topic_months where questions = 0;
  return summed;
end $$;
