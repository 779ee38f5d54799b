-- module: mail
-- Deletes mails that were written before a moment and no longer wait for anything, over all organisations and including
-- those that belong to none.
create or replace function gate.forget_mails(before timestamptz) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from mails where created_at < before and status <> 'queued' returning 1),
  of_company as (delete from company_mails where created_at < before and (sent_at is not null or attempts >= 12) returning 1)
  select ((select count(*) from gone) + (select count(*) from of_company))::integer
$$;
