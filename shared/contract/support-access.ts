import { z } from "zod";
import { supportAccessHours } from "#shared/values/support-access.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams, instant, nothing } from "./envelope.ts";

const supportAccess = z.object({
  /** Null when the member who granted the access was deleted. */
  granted_by: z.string().nullable(),
  granted_at: instant,
  expires_at: instant,
  /** The time of the company's last read access, and the number of accesses. */
  read_at: instant.nullable(),
  readings: z.number(),
});
export type SupportAccess = z.infer<typeof supportAccess>;

export const getSupportAccess = endpoint({
  name: "supportAccess.get",
  method: "GET",
  path: "/api/support-access/",
  access: "owner",
  summary: "Get the support access that the company has to the portal now; null without any",
  result: dataOf(supportAccess.nullable()),
});

export const grantSupportAccess = endpoint({
  name: "supportAccess.grant",
  method: "POST",
  path: "/api/support-access/",
  access: "owner",
  summary: "Grant the company read-only support access to the portal for some hours",
  body: z.strictObject({ hours: z.literal(supportAccessHours) }),
  result: dataOf(supportAccess),
});

export const endSupportAccess = endpoint({
  name: "supportAccess.end",
  method: "DELETE",
  path: "/api/support-access/",
  access: "owner",
  summary: "End the company's support access at once",
  result: nothing,
});

export const enterOrganization = endpoint({
  name: "supportAccess.enter",
  method: "POST",
  path: "/api/operator/organizations/:id/enter/",
  access: "operator",
  summary:
    "Create a read-only session in the portal of an organisation that granted support access; every call of it is in the audit log of both sides",
  params: idParams,
  result: dataOf(z.object({ token: z.string(), expires_at: instant })),
  limit: { max: 30, seconds: 300 },
});
