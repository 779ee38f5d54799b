-- module: reporting
-- Counts an organisation's activity again from its tickets and messages. Every table is emptied and filled by one
-- statement, which sees one snapshot of the database. Transactions that commit in the meantime add their own rows and
-- are counted once.
-- owner: the command `npm run activity` calls it as the owner, the application may not.
create or replace function gate.recount_activity(an_organization uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- gate.fold_activity must not run at the same time.
  perform pg_advisory_xact_lock(hashtext('wakil.activity'));
  with gone as (delete from activity_quarters where organization_id = an_organization)
    insert into activity_quarters (organization_id, starts_at, tickets, messages, interactions, answered, handed_over, is_folded)
    select an_organization, c.*, true from counted_quarters(an_organization, '-infinity', 'infinity') c;
  with gone as (delete from activity_channels where organization_id = an_organization)
    insert into activity_channels (organization_id, day, channel, language, messages, is_folded)
    select an_organization, c.*, true from counted_channels(an_organization, '-infinity', 'infinity') c;
  with gone as (delete from activity_topics where organization_id = an_organization)
    insert into activity_topics (organization_id, day, title, is_answered, above, up_to, questions, is_folded)
    select an_organization, c.*, true from counted_topics(an_organization, '-infinity', 'infinity') c;
end $$;
