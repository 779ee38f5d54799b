import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { maxNoteLength } from "#shared/values/demo-requests.ts";

const fields = {
  full_name: z.string(),
  phone_number: z.string(),
  contact_email: z.string(),
  company_name: z.string(),
  website_link: z.string(),
  additional_info: z.string(),
};
export type DemoRequestFields = { [Name in keyof typeof fields]: string };

/** Blank optional fields are sent as empty strings (C096). A missing field has the same meaning. */
export const requestDemo = endpoint({
  name: "demoRequests.create",
  method: "POST",
  path: "/articles/api/demo-request/",
  access: "public",
  summary: "Request a demo",
  body: z.object({
    ...fields,
    full_name: z.string().default(""),
    phone_number: z.string().default(""),
    contact_email: z.string().default(""),
    company_name: z.string().default(""),
    website_link: z.string().default(""),
    additional_info: z.string().default(""),
  }),
  result: dataOf(z.object({ received: z.literal(true) })),
  limit: { max: 10, seconds: 600 },
});

const demoRequest = z.object({
  id,
  ...fields,
  language,
  created_at: instant,
  /** The time by which the company promises to answer: 24 hours after the request. */
  due_at: instant,
  /** The operator who handles the request. */
  taken_by: z.object({ id, name: z.string() }).nullable(),
  taken_at: instant.nullable(),
  handled_at: instant.nullable(),
  note: z.string(),
});
export type DemoRequest = z.infer<typeof demoRequest>;

export const listDemoRequests = endpoint({
  name: "demoRequests.list",
  method: "GET",
  path: "/api/operator/demo-requests/",
  access: "operator",
  summary: "List demo requests: open ones oldest first, handled ones latest first, all newest first",
  query: pageQuery.extend({ state: z.enum(["open", "handled"]).optional() }),
  result: pageOf(demoRequest),
});

export const countDemoRequests = endpoint({
  name: "demoRequests.count",
  method: "GET",
  path: "/api/operator/demo-requests/count/",
  access: "operator",
  summary: "Count open and handled demo requests",
  result: dataOf(z.object({ open: z.number(), handled: z.number() })),
});

export const changeDemoRequest = endpoint({
  name: "demoRequests.change",
  method: "PATCH",
  path: "/api/operator/demo-requests/:id/",
  access: "operator",
  summary: "Assign a demo request or release it, mark it as handled or reopen it, or set its note",
  params: idParams,
  body: z.strictObject({
    taken: z.boolean().optional(),
    handled: z.boolean().optional(),
    note: z.string().max(maxNoteLength).optional(),
  }),
  result: dataOf(demoRequest),
});
