import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, day, id, instant } from "./envelope.ts";
import { auditAreas } from "#shared/values/audit.ts";

export type AuditArea = (typeof auditAreas)[number];

const changedField = z.object({
  name: z.string(),
  /** The values before and after the change. Null where there was no value. Long values are cut. */
  before: z.unknown(),
  after: z.unknown(),
  cut: z.boolean(),
});
export type ChangedField = z.infer<typeof changedField>;

const auditItem = z.object({
  /** The kind of the changed thing, such as `member`, `ticket` or `campaign`. */
  kind: z.string(),
  id: z.string().nullable(),
  /** The thing's name or number when it was changed. Null for customers, whose names are not logged. */
  label: z.string().nullable(),
  change: z.enum(["insert", "update", "delete", "read"]),
  fields: z.array(changedField),
});
export type AuditItem = z.infer<typeof auditItem>;

const auditEntry = z.object({
  /** The entry's position in the organisation's hash chain, from 1. */
  number: z.number(),
  at: instant,
  /**
   * The author of the change. `key` is an API key with its name, `operator` is the company that runs Wakil, and
   * `public` is a caller without a session.
   */
  author: z.object({
    kind: z.enum(["member", "key", "operator", "command", "public"]),
    id: id.nullable(),
    name: z.string(),
  }),
  /** The name of the endpoint, such as `tickets.close`. */
  action: z.string(),
  /** The name or number of the thing that the call changed. */
  target: z.string().nullable(),
  /** The number of changed rows. `items` lists the first twenty. */
  count: z.number(),
  items: z.array(auditItem),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = z.object({
  author: id.optional(),
  area: z.enum(auditAreas).optional(),
  /** The first and the last day, both included, in the organisation's time zone. */
  from: day.optional(),
  to: day.optional(),
});
const pageSize = z.coerce.number().int().min(1).max(100).default(25);

export const listAuditEntries = endpoint({
  name: "audit.list",
  method: "GET",
  path: "/api/activity/",
  access: "owner",
  summary: "List the organisation's activity log, newest first; `before` is the `next` of the previous page",
  query: filter.extend({ before: z.coerce.number().int().min(1).max(1e15).optional(), page_size: pageSize }),
  result: z.object({
    data: z.array(auditEntry),
    /**
     * `people` lists everyone who can appear in the log: members and API keys, also former members and revoked keys.
     */
    meta: z.object({
      next: z.number().nullable(),
      people: z.array(
        z.object({ id, name: z.string(), kind: z.enum(["member", "key"]), is_former: z.boolean() }),
      ),
    }),
  }),
});

export const exportAuditEntries = endpoint({
  name: "audit.export",
  method: "GET",
  path: "/api/activity/export/",
  access: "owner",
  summary: "Export the filtered activity log as a CSV file, newest first, at most 10,000 entries",
  query: filter,
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});

const chainCheck = z.object({
  entries: z.number(),
  /** The number of the first entry that is missing or was altered. Null when the chain is unbroken. */
  broken_at: z.number().nullable(),
  /**
   * The hash of the last entry, which covers all entries before it. An owner who stores it elsewhere can prove later
   * that nothing was rewritten.
   */
  last_hash: z.string().nullable(),
});
export type ChainCheck = z.infer<typeof chainCheck>;

export const checkAuditChain = endpoint({
  name: "audit.check",
  method: "GET",
  path: "/api/activity/check/",
  access: "owner",
  summary: "Verify that no entry of the activity log is missing or was changed",
  result: dataOf(chainCheck),
  limit: { max: 10, seconds: 60 },
});

const operatorEntry = auditEntry.extend({
  organization: z.object({ id, name: z.string() }).nullable(),
});
export type OperatorAuditEntry = z.infer<typeof operatorEntry>;

export const listOperatorAuditEntries = endpoint({
  name: "operatorAudit.list",
  method: "GET",
  path: "/api/operator/activity/",
  access: "operator",
  summary:
    "List what operators did, newest first; with `organization_id`, the activity of that organisation without the changed values",
  query: z.object({
    organization_id: id.optional(),
    before: z.string().max(100).optional(),
    page_size: pageSize,
  }),
  result: z.object({ data: z.array(operatorEntry), meta: z.object({ next: z.string().nullable() }) }),
});

export const checkOperatorAuditChain = endpoint({
  name: "operatorAudit.check",
  method: "GET",
  path: "/api/operator/activity/check/",
  access: "operator",
  summary: "Verify that no entry of the operators' log, or of an organisation's, is missing or was changed",
  query: z.object({ organization_id: id.optional() }),
  result: dataOf(chainCheck),
});
