import { z } from "zod";
import { retentionMonths } from "#shared/values/retention.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

const retention = z.object({
  /** The months after which closed conversations are deleted. Null keeps them. */
  months: z.literal(retentionMonths).nullable(),
  /** The last time at which the rule deleted something. Null before. */
  applied_at: instant.nullable(),
  erased_tickets: z.number(),
});
export type Retention = z.infer<typeof retention>;

export const getRetention = endpoint({
  name: "privacy.getRetention",
  method: "GET",
  path: "/api/privacy/retention/",
  access: "owner",
  summary: "Get for how many months the business keeps closed conversations",
  result: dataOf(retention),
});

export const previewRetention = endpoint({
  name: "privacy.previewRetention",
  method: "GET",
  path: "/api/privacy/retention/preview/",
  access: "owner",
  summary: "Preview what a retention period would erase at once",
  query: z.object({ months: z.coerce.number().pipe(z.literal(retentionMonths)) }),
  result: dataOf(z.object({ tickets: z.number(), messages: z.number() })),
});

export const setRetention = endpoint({
  name: "privacy.setRetention",
  method: "PUT",
  path: "/api/privacy/retention/",
  access: "owner",
  summary: "Set for how many months closed conversations are kept; older ones are erased within the hour",
  body: z.strictObject({ months: z.literal(retentionMonths).nullable() }),
  result: dataOf(retention),
});
