/**
 * The permissions that an owner can give to a role. Each endpoint for members names one of them, or allows every
 * member.
 */
export const permissions = [
  "campaigns",
  "knowledge",
  "publishing",
  "merging",
  "channels",
  "settings",
  "exports",
] as const;
export type Permission = (typeof permissions)[number];

/** The roles whose permissions an owner decides. An owner has all permissions. */
export const grantedRoles = ["manager", "agent"] as const;
export type GrantedRole = (typeof grantedRoles)[number];

/** An owner's decisions for a role. Null where the default applies. */
export type RoleDecisions = Partial<Record<Permission, boolean | null>>;

/** The default permissions of a role. */
const defaultPermissions: Record<GrantedRole, readonly Permission[]> = {
  manager: permissions,
  agent: ["campaigns", "knowledge", "publishing", "merging"],
};

const isGranted = (role: string): role is GrantedRole => grantedRoles.some((granted) => granted === role);

/** Returns all permissions of a role. An unknown role has none. */
export function permissionsOf(role: string, decisions: RoleDecisions): Permission[] {
  if (role === "owner") return [...permissions];
  if (!isGranted(role)) return [];
  return permissions.filter(
    (permission) => decisions[permission] ?? defaultPermissions[role].includes(permission),
  );
}
