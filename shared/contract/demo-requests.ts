import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant } from "./envelope.ts";

const fields = {
  full_name: z.string(),
  phone_number: z.string(),
  contact_email: z.string(),
  company_name: z.string(),
  website_link: z.string(),
  additional_info: z.string(),
};
export type DemoRequestFields = { [Name in keyof typeof fields]: string };

/** C096: blank optional fields are sent as empty strings; who leaves them out means the same. */
export const requestDemo = endpoint({
  name: "demoRequests.create",
  method: "POST",
  path: "/articles/api/demo-request/",
  access: "public",
  summary: "Ask for a demo",
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

export const listDemoRequests = endpoint({
  name: "demoRequests.list",
  method: "GET",
  path: "/api/operator/demo-requests/",
  access: "operator",
  summary: "Who has asked for a demo, newest first",
  result: dataOf(z.array(z.object({ id, ...fields, created_at: instant }))),
});
