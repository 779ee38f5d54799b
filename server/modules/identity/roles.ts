import type { Role } from "#shared/contract/roles.ts";
import { grantedRoles, type GrantedRole, type Permission, permissionsOf } from "#shared/rules/permissions.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import * as store from "./store/role-permissions.ts";

export async function listRoles(context: Context, organizationId: OrganizationId): Promise<Role[]> {
  const decisions = await inOrganization(context.db, organizationId, (db) =>
    store.readDecisions(db, organizationId),
  );
  return grantedRoles.map((role) => ({ role, permissions: permissionsOf(role, decisions[role] ?? {}) }));
}

/** Decides one permission of a role. Every call asks the database who the caller is, so it counts at once. */
export async function setPermission(
  context: Context,
  organizationId: OrganizationId,
  { role, permission }: { role: GrantedRole; permission: Permission },
  isAllowed: boolean,
): Promise<Role> {
  const decisions = await inOrganization(context.db, organizationId, async (db) => {
    await store.decide(db, organizationId, role, permission, isAllowed);
    return store.readDecisions(db, organizationId);
  });
  context.events.publish({ organizationId, kind: "role", id: organizationId });
  return { role, permissions: permissionsOf(role, decisions[role] ?? {}) };
}
