-- Returns the state of a person's request for deletion. Only the person has its code.
create or replace function gate.data_deletion(a_code text)
returns table (requested_at timestamptz, done_at timestamptz, conversations integer, messages integer, accounts integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.requested_at, d.done_at, d.conversations, d.messages, d.accounts from data_deletions d where d.code = a_code
$$;
