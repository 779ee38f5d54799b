import { me } from "#web/api/endpoints/me.ts";
import type { Permission } from "#shared/rules/permissions.ts";
import { useRead } from "#web/api/use-read.ts";

/** What the caller's role may do; undefined while it is being fetched. */
export const usePermissions = (): readonly Permission[] | undefined => useRead(me, {}).data?.data.permissions;

/** Whether the caller's role may do this. Pages leave out what the server would refuse. */
export const usePermission = (permission: Permission): boolean =>
  usePermissions()?.includes(permission) ?? false;
