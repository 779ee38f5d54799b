-- module: jobs
-- Deletes the waiting and failed jobs of the caller's organisation that name one of these objects: messages, tickets,
-- mails, attachments and reminders by their ids, and customers by their address at a connected account, which `places`
-- contains as [{connection_id, thread}]. A failed job keeps an error that may repeat its content.
create or replace function gate.forget_jobs(ids text[], places jsonb) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from jobs j
    where j.worker_id is null and j.payload ->> 'organizationId' = gate.organization()::text
      and (
        j.payload ->> 'messageId' = any(ids) or j.payload ->> 'ticketId' = any(ids) or j.payload ->> 'mailId' = any(ids)
        or j.payload ->> 'attachmentId' = any(ids) or j.payload ->> 'reminderId' = any(ids)
        or exists (select 1 from jsonb_to_recordset(places) as p(connection_id text, thread text)
          where p.connection_id = j.payload ->> 'connectionId' and p.thread = j.payload ->> 'thread')
      )
    returning 1
  )
  select count(*)::integer from gone
$$;
