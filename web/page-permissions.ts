import type { Permission } from "#shared/rules/permissions.ts";
import { patterns } from "#shared/contract/pages.ts";

/** The pages that require a permission, including all paths below them. */
const permissionOfPages: readonly (readonly [path: string, permission: Permission])[] = [
  [patterns.campaigns, "campaigns"],
  [patterns.microInfluencers, "campaigns"],
  [patterns.knowledge, "knowledge"],
];

/** Returns the permission that a page requires. Undefined when every member may open it. */
const permissionOfPage = (pathname: string): Permission | undefined =>
  permissionOfPages.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];

/** Whether a page is shown in menus. All are, until the permissions are known. */
export function isPageOffered(pathname: string, permissions: readonly Permission[] | undefined): boolean {
  const permission = permissionOfPage(pathname);
  return permission === undefined || permissions === undefined || permissions.includes(permission);
}
