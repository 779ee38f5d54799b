import { type GrantedRole, type Permission, type RoleDecisions } from "#shared/rules/permissions.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Reads the permissions that the owners have decided for each role. */
export async function readDecisions(db: TenantDb): Promise<Partial<Record<GrantedRole, RoleDecisions>>> {
  const rows = await db
    .selectFrom("role_permissions")
    .select([
      "role",
      "may_campaigns as campaigns",
      "may_knowledge as knowledge",
      "may_publishing as publishing",
      "may_merging as merging",
      "may_channels as channels",
      "may_settings as settings",
      "may_exports as exports",
    ])
    .where("organization_id", "=", db.tenant.id)
    .execute();
  return Object.fromEntries(rows.map(({ role, ...decisions }) => [role, decisions]));
}

/** Stores whether members of a role have a permission. */
export async function saveDecision(
  db: TenantDb,
  role: GrantedRole,
  permission: Permission,
  isAllowed: boolean,
): Promise<void> {
  const decision = { [`may_${permission}`]: isAllowed };
  await db
    .insertInto("role_permissions")
    .values({ organization_id: db.tenant.id, role, ...decision })
    .onConflict((conflict) => conflict.columns(["organization_id", "role"]).doUpdateSet(decision))
    .execute();
}
