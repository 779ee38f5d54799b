-- module: mail
-- Queues a mail that belongs to no organisation. When the transaction belongs to one, the mail is about that
-- organisation and is deleted with it.
create or replace function gate.queue_company_mail(to_address text, subject text, html text, text text, language text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into company_mails (to_address, subject, html, text, language, created_at, about_organization)
  values (to_address, subject, html, text, language, at, gate.organization())
$$;
