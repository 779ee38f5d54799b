import type * as contract from "#shared/contract/roles.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listRoles = endpoint<typeof contract.listRoles>("roles.list", "GET", "/api/roles/");
export const setPermission = endpoint<typeof contract.setPermission>(
  "roles.setPermission",
  "PUT",
  "/api/roles/:role/:permission/",
);
