-- module: mail
-- Records that a mail of no organisation was sent. With `keep` its text is kept, which only the demo's mailbox shows.
create or replace function gate.company_mail_sent(mail uuid, at timestamptz, keep boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update company_mails set sent_at = at, html = case when keep then html else '' end,
    text = case when keep then text else '' end
  where id = mail
$$;
