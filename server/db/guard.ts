import { sql } from "kysely";
import type { Db } from "./organization.ts";

export class UnsafeRoleError extends Error {}

/**
 * Refuses to serve with a role to which row-level security does not apply: a superuser, a role with BYPASSRLS, or
 * the owner of the tables. With such a role a single forgotten condition would show a business another business's
 * customers.
 */
export async function refuseUnsafeRole(db: Db): Promise<void> {
  const { rows } = await sql<{ role: string; unsafe: boolean; owns: boolean }>`
    select r.rolname as role, r.rolsuper or r.rolbypassrls as unsafe,
           exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
                   where n.nspname in ('public', 'gate') and pg_has_role(r.oid, c.relowner, 'member')) as owns
    from pg_roles r where r.rolname = current_user`.execute(db);
  const role = rows[0];
  if (!role || role.unsafe || role.owns)
    throw new UnsafeRoleError(
      `The application's database role "${role?.role}" is a superuser, bypasses row-level security or owns the tables. ` +
        "Give it a plain role (DATABASE_APP_URL), or leave that empty and let Wakil make one.",
    );
}
