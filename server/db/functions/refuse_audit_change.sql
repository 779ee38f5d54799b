-- Makes the audit log append-only, even for its owner. Entries are deleted together with their organisation and never
-- before it.
create or replace function gate.refuse_audit_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and old.organization_id is not null
    and not exists (select 1 from organizations where id = old.organization_id) then return old; end if;
  raise exception 'entries of the audit log are neither changed nor deleted' using errcode = 'insufficient_privilege';
end $$;
