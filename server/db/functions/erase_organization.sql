-- Deletes the caller's organisation once its deletion is running: its rows in every table by their keys, its waiting
-- jobs, and data about it in tables that belong to no organisation. Invoices and credit notes do not refer to it and
-- are kept. The head of its activity log is recorded beforehand. Returns the locations of copies of its mails.
create or replace function gate.erase_organization() returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased constant uuid := gate.organization();
  mail_ids uuid[];
begin
  if not exists (select 1 from organization_deletions where organization_id = erased and state = 'erasing') then
    raise exception 'the deletion of this organisation is not under way';
  end if;
  select coalesce(array_agg(id), '{}') into mail_ids from (
    select id from mails where organization_id = erased
    union all select id from company_mails where about_organization = erased) copies;
  update organization_deletions d set last_entry_number = c.last_number, last_entry_hash = c.last_hash
    from audit_chains c where c.organization_id = erased and d.organization_id = erased and d.state = 'erasing';
  update job_decisions set business = null where business = (select name from organizations where id = erased);
  delete from jobs where payload ->> 'organizationId' = erased::text and worker_id is null;
  delete from company_mails where about_organization = erased;
  delete from organizations where id = erased;
  return mail_ids;
end $$;
