-- module: audit
-- Appends the entry of a recorded call to its organisation's chain, or to the operators' own chain when the change
-- belongs to no organisation. Does nothing when this transaction changed no recorded table. The chain's row is locked
-- until the commit, which follows at once, so changes of one organisation get their numbers one after the other and
-- other organisations do not wait.
create or replace function gate.append_audit_entry(entry_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  call jsonb := nullif(current_setting('app.audit', true), '')::jsonb;
  recorded jsonb := nullif(current_setting('app.audit_changes', true), '')::jsonb;
  whose uuid;
  author_kind text := call #>> '{actor,kind}';
  author_id uuid := (call #>> '{actor,id}')::uuid;
  author_name text := call #>> '{actor,name}';
  last record;
  contents jsonb;
begin
  if call is null or recorded is null then return; end if;
  whose := coalesce(gate.organization(), (call ->> 'organization')::uuid, (recorded ->> 'organization')::uuid);
  -- In a call without a session, the author is the person whose row the call changed, for example by logging in or
  -- setting a password.
  if author_kind is null then
    select found.kind, found.id, found.name into author_kind, author_id, author_name
    from (select 'member' as kind, m.id, m.name from members m union all select 'operator', o.id, o.name from operators o) found
    where found.id = (recorded ->> 'person')::uuid;
  end if;
  insert into audit_chains (organization_id, last_number, last_hash) values (whose, 0, sha256('')) on conflict do nothing;
  select c.chain, c.last_number, c.last_hash into last from audit_chains c
    where c.chain = gate.audit_chain(whose) for update;
  contents := jsonb_build_object('author_kind', coalesce(author_kind, 'public'), 'author_id', author_id,
    'author_name', author_name, 'action', call ->> 'action', 'target', call ->> 'target', 'request', call ->> 'request',
    'count', recorded -> 'count', 'items', recorded -> 'items');
  insert into audit_entries (organization_id, number, at, contents, previous_hash, hash)
  values (whose, last.last_number + 1, entry_at, contents, last.last_hash,
    gate.audit_hash(last.last_hash, whose, last.last_number + 1, entry_at, contents));
  update audit_chains c set last_number = e.number, last_hash = e.hash
    from audit_entries e where c.chain = last.chain and e.chain = last.chain and e.number = last.last_number + 1;
end $$;
