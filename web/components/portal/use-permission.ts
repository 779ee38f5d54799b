import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { Permission } from "#shared/rules/permissions.ts";
import { useRead } from "#web/api/use-read.ts";

/** Returns the permissions of the caller's role. Undefined while they are being fetched. */
export const usePermissions = (): readonly Permission[] | undefined =>
  useRead(getCurrentUser, {}).data?.data.permissions;

/** Whether the caller's role has the permission. Pages hide what the server would refuse. */
export const usePermission = (permission: Permission): boolean =>
  usePermissions()?.includes(permission) ?? false;
