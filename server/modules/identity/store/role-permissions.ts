import { type GrantedRole, type Permission, type RoleDecisions } from "#shared/rules/permissions.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** What the owners of an organisation have decided for each role. */
export async function readDecisions(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<Partial<Record<GrantedRole, RoleDecisions>>> {
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
    .where("organization_id", "=", organizationId)
    .execute();
  return Object.fromEntries(rows.map(({ role, ...decisions }) => [role, decisions]));
}

export async function decide(
  db: TenantDb,
  organizationId: OrganizationId,
  role: GrantedRole,
  permission: Permission,
  isAllowed: boolean,
): Promise<void> {
  const decision = { [`may_${permission}`]: isAllowed };
  await db
    .insertInto("role_permissions")
    .values({ organization_id: organizationId, role, ...decision })
    .onConflict((conflict) => conflict.columns(["organization_id", "role"]).doUpdateSet(decision))
    .execute();
}
