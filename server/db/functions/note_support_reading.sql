-- module: identity
-- Records that an operator reads data of the current organisation with its owner's consent, before it is shown to them:
-- on the access itself and in the organisation's audit log, whose entries of operators are also in the operators' log.
-- Returns false when the access has ended in the meantime; then nothing is shown. The lock makes a call that ends the
-- access wait for reads that have begun, and later reads find it ended.
create or replace function gate.note_support_reading(access uuid, reader uuid, reader_name text, call text, wanted text,
  request text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update support_accesses a set read_at = at, readings = readings + 1
    where a.id = access and a.organization_id = gate.organization() and a.ended_at is null and a.expires_at > now();
  if not found then return false; end if;
  perform set_config('app.audit', jsonb_build_object('action', 'supportAccess.read', 'target', call, 'request', request,
    'actor', jsonb_build_object('kind', 'operator', 'id', reader, 'name', reader_name))::text, true);
  perform set_config('app.audit_changes', jsonb_build_object('count', 1, 'items', jsonb_build_array(jsonb_build_object(
    'kind', 'reading', 'id', wanted, 'change', 'read', 'fields', '{}'::jsonb)))::text, true);
  perform gate.append_audit_entry(at);
  perform set_config('app.audit', '', true);
  return true;
end $$;
