-- Returns the mails of the demo's mailbox (server/modules/simulator). Its route only answers in demo mode, and only
-- requests from this machine. Mails that wait for a verified address are not included, because they were not sent.
-- owner: the demo's mailbox calls it as the owner, the application may not.
create or replace function gate.demo_mails()
returns table (id uuid, to_address text, subject text, html text, text text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.to_address, m.subject, m.html, m.text, m.created_at from mails m where m.status <> 'held'
  union all
  select c.id, c.to_address, c.subject, c.html, c.text, c.created_at from company_mails c
  order by created_at desc limit 200
$$;
