-- module: mail
-- Returns the mails of no organisation that are due to be sent now, and counts the attempt. Each failure doubles the
-- time until the next attempt; after the twelfth, two days later, there are no more attempts.
create or replace function gate.unsent_company_mails(at timestamptz)
returns table (id uuid, to_address text, subject text, html text, text text, language text, created_at timestamptz)
language sql volatile security definer set search_path = public, pg_temp as $$
  update company_mails m set attempts = m.attempts + 1
  where m.id in (
    select c.id from company_mails c
    where c.sent_at is null and c.attempts < 12
      and at >= c.created_at + case when c.attempts = 0 then interval '0' else make_interval(mins => power(2, c.attempts)::integer) end
    order by c.created_at limit 20 for update skip locked)
  returning m.id, m.to_address, m.subject, m.html, m.text, m.language, m.created_at
$$;
