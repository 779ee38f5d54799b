import type { TenantDb } from "#server/tenant.ts";

/** A member who can log in. Invited people are not included, because they may be strangers. */
export interface ActiveMember {
  id: string;
  email: string;
  muted_notifications: string[];
}

const activeMembers = (db: TenantDb) =>
  db
    .selectFrom("members")
    .select(["id", "email", "muted_notifications"])
    .where("organization_id", "=", db.tenant.id)
    .where("disabled_at", "is", null)
    .where("password_hash", "is not", null)
    .where("email", "is not", null)
    .$narrowType<{ email: string }>();

/** Finds the members among these ids who can log in. */
export async function findActiveMembers(db: TenantDb, ids: readonly string[]): Promise<ActiveMember[]> {
  return ids.length === 0 ? [] : activeMembers(db).where("id", "in", ids).execute();
}

export const findActiveMembersInRoles = (db: TenantDb, roles: readonly string[]): Promise<ActiveMember[]> =>
  activeMembers(db).where("role", "in", roles).execute();
