import type { Role } from "#shared/contract/roles.ts";
import { grantedRoles, type GrantedRole, type Permission, permissionsOf } from "#shared/rules/permissions.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/role-permissions.ts";

export async function listRoles(tenant: Tenant): Promise<Role[]> {
  const decisions = await tenant.transaction((db) => store.readDecisions(db));
  return grantedRoles.map((role) => ({ role, permissions: permissionsOf(role, decisions[role] ?? {}) }));
}

/**
 * Grants or withdraws one permission of a role. It takes effect at once, because every call reads the caller's
 * permissions.
 */
export async function setPermission(
  tenant: Tenant,
  { role, permission }: { role: GrantedRole; permission: Permission },
  isAllowed: boolean,
): Promise<Role> {
  const decisions = await tenant.transaction(async (db) => {
    await store.saveDecision(db, role, permission, isAllowed);
    db.publish({ kind: "role", id: tenant.id });
    return store.readDecisions(db);
  });
  return { role, permissions: permissionsOf(role, decisions[role] ?? {}) };
}
