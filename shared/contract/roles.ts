import { z } from "zod";
import { grantedRoles, permissions } from "#shared/rules/permissions.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

const role = z.object({
  role: z.enum(grantedRoles),
  permissions: z.array(z.enum(permissions)),
});
export type Role = z.infer<typeof role>;

export const listRoles = endpoint({
  name: "roles.list",
  method: "GET",
  path: "/api/roles/",
  access: "owner",
  summary: "List what managers and agents of the organisation may do",
  result: dataOf(z.array(role)),
});

export const setPermission = endpoint({
  name: "roles.setPermission",
  method: "PUT",
  path: "/api/roles/:role/:permission/",
  access: "owner",
  summary: "Grant or revoke a role's permission, from the next call of its members on",
  params: z.object({ role: z.enum(grantedRoles), permission: z.enum(permissions) }),
  body: z.strictObject({ allowed: z.boolean() }),
  result: dataOf(role),
});
