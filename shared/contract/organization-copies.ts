import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";

export const organizationCopyState = z.enum(["waiting", "ready", "failed", "expired"]);

const organizationCopy = z.object({
  id,
  /** The member's name. Null when the member was deleted. */
  requested_by: z.string().nullable(),
  requested_at: instant,
  state: organizationCopyState,
  /** The time until which the copy can be downloaded. Null while it is being made, or when that failed. */
  expires_at: instant.nullable(),
  size_bytes: z.number(),
  downloads: z.number(),
});
export type OrganizationCopy = z.infer<typeof organizationCopy>;

export const listOrganizationCopies = endpoint({
  name: "privacy.listCopies",
  method: "GET",
  path: "/api/privacy/copies/",
  access: "owner",
  summary: "List the latest copies of the business's data, newest first",
  result: dataOf(z.array(organizationCopy)),
});

export const requestOrganizationCopy = endpoint({
  name: "privacy.requestCopy",
  method: "POST",
  path: "/api/privacy/copies/",
  access: "owner",
  summary: "Request a copy of the business's data; it is made in the background",
  result: dataOf(organizationCopy),
  limit: { max: 10, seconds: 3600 },
});

export const downloadOrganizationCopy = endpoint({
  name: "privacy.downloadCopy",
  method: "POST",
  path: "/api/privacy/copies/:id/file/",
  access: "owner",
  summary: "Download the ZIP file of a finished copy; every download is in the activity log",
  params: idParams,
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});
