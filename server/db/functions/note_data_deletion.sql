-- module: privacy
-- Records the state of a person's request for deletion; repeating the same request changes nothing.
create or replace function gate.note_data_deletion(a_code text, at timestamptz, conversations integer, messages integer, accounts integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into data_deletions (code, requested_at, done_at, conversations, messages, accounts)
  values (a_code, at, at, conversations, messages, accounts) on conflict do nothing
$$;
