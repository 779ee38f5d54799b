import type { Permission } from "#shared/rules/permissions.ts";
import { patterns } from "#shared/contract/pages.ts";

/** Pages that only roles with a permission open, with everything under their addresses. */
const permissionOfPages: readonly (readonly [path: string, permission: Permission])[] = [
  [patterns.campaigns, "campaigns"],
  [patterns.microInfluencers, "campaigns"],
  [patterns.knowledge, "knowledge"],
];

/** The permission that a page takes, or undefined where every member may open it. */
const permissionOfPage = (pathname: string): Permission | undefined =>
  permissionOfPages.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];

/** Whether a page is offered; while the permissions are not known yet, it is. */
export function isPageOffered(pathname: string, permissions: readonly Permission[] | undefined): boolean {
  const permission = permissionOfPage(pathname);
  return permission === undefined || permissions === undefined || permissions.includes(permission);
}
