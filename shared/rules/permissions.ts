/** What an owner lets a role do. A call of the API names one of them, or says that every member may make it. */
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

/** The roles whose permissions an owner decides. An owner has all of them. */
export const grantedRoles = ["manager", "agent"] as const;
export type GrantedRole = (typeof grantedRoles)[number];

/** What an owner has decided for a role; null where nothing was decided. */
export type RoleDecisions = Partial<Record<Permission, boolean | null>>;

/** What a role may do as long as no owner has decided otherwise. */
const defaults: Record<GrantedRole, readonly Permission[]> = {
  manager: permissions,
  agent: ["campaigns", "knowledge", "publishing", "merging"],
};

const isGranted = (role: string): role is GrantedRole => grantedRoles.some((granted) => granted === role);

/** Everything that someone of this role may do; a role that is not known may do nothing. */
export function permissionsOf(role: string, decisions: RoleDecisions): Permission[] {
  if (role === "owner") return [...permissions];
  if (!isGranted(role)) return [];
  return permissions.filter((permission) => decisions[permission] ?? defaults[role].includes(permission));
}
