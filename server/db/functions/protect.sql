-- Puts a tenant table under row-level security: the application only sees the rows of its organisation, and the owner
-- (migrations and the functions of this schema) sees all, even when the owner is not a superuser.
create or replace procedure gate.protect(tenant_table regclass, key text default 'organization_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to {{app_role}} using (%I = gate.organization()) with check (%I = gate.organization())', tenant_table, key, key);
  execute format('create policy owner on %s to {{owner_role}} using (true) with check (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to {{app_role}}', tenant_table);
end $$;
