import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

export const privacyRequestKind = z.enum(["export", "erasure"]);

const privacyRequest = z.object({
  id,
  kind: privacyRequestKind,
  /** The customer's number in the business. After an erasure it is the only stored reference to the customer. */
  customer_number: z.number(),
  /** The member's name. Null when the member was deleted. */
  requested_by: z.string().nullable(),
  requested_at: instant,
  /** Null while files and learnt answers are still being erased. */
  done_at: instant.nullable(),
  conversations: z.number(),
  messages: z.number(),
  files: z.number(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

export const listPrivacyRequests = endpoint({
  name: "privacy.list",
  method: "GET",
  path: "/api/privacy/requests/",
  access: "owner",
  summary: "List copies of customers' data and erasures, newest first",
  query: pageQuery,
  result: pageOf(privacyRequest),
});

export const exportCustomer = endpoint({
  name: "customers.export",
  method: "POST",
  path: "/api/customers/:id/export/",
  access: "member",
  permission: "exports",
  summary: "Download all data of a customer as a ZIP file with JSON and the files they sent or received",
  params: idParams,
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});

export const previewErasure = endpoint({
  name: "customers.previewErasure",
  method: "GET",
  path: "/api/customers/:id/erasure/",
  access: "owner",
  summary: "Preview what erasing a customer would delete, with the answers the agent would lose",
  params: idParams,
  result: dataOf(
    z.object({
      conversations: z.number(),
      messages: z.number(),
      files: z.number(),
      /** The number of phrasings that were learnt from this customer's messages. */
      phrasings: z.number(),
      /** The answers whose phrasings all come from this customer. They are deleted with the customer. */
      answers: z.array(z.object({ id, answer: z.string() })),
    }),
  ),
});

export const eraseCustomer = endpoint({
  name: "customers.erase",
  method: "POST",
  path: "/api/customers/:id/erase/",
  access: "owner",
  summary: "Erase a customer with all messages, files and learned answers; this cannot be undone",
  params: idParams,
  result: dataOf(privacyRequest),
});
