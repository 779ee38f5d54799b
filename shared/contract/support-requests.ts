import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import {
  supportCategories,
  supportStates,
  maxSupportSubjectLength,
} from "#shared/values/support-requests.ts";

const request = z.object({
  id,
  category: z.enum(supportCategories),
  subject: z.string(),
  /** `open` waits for the company, `answered` for the business; whatever a member writes opens it again. */
  state: z.enum(supportStates),
  created_at: instant,
  /** 24 hours after the first message without an answer; null where nothing waits for one. */
  due_at: instant.nullable(),
});

const supportMessage = z.object({
  id,
  /** Whether the company wrote it. */
  is_answer: z.boolean(),
  /** The member's name; of the company a business sees no names. Null where the person is gone. */
  author: z.string().nullable(),
  text: z.string(),
  created_at: instant,
});
export type SupportMessage = z.infer<typeof supportMessage>;

const supportRequest = request.extend({
  /** Null where the member is gone. */
  requested_by: z.object({ id, name: z.string() }).nullable(),
  /** The oldest first. */
  messages: z.array(supportMessage),
});
export type SupportRequest = z.infer<typeof supportRequest>;

const text = z.string().trim().min(1).max(maxMessageLength);
/** The same one twice is one message. */
const client_id = z.string().min(8).max(64);

export const listSupportRequests = endpoint({
  name: "support.list",
  method: "GET",
  path: "/api/support/requests/",
  access: "member",
  permission: "any_member",
  summary:
    "What the caller has written to the company; an owner sees the requests of all members. The latest first",
  query: pageQuery,
  result: pageOf(supportRequest),
});

export const createSupportRequest = endpoint({
  name: "support.create",
  method: "POST",
  path: "/api/support/requests/",
  access: "member",
  permission: "any_member",
  summary: "Write to the company that runs the service; its answer is shown here and mailed",
  body: z.strictObject({
    category: z.enum(supportCategories),
    subject: z.string().trim().min(1).max(maxSupportSubjectLength),
    text,
    client_id,
  }),
  result: dataOf(supportRequest),
  limit: { max: 20, seconds: 3600 },
});

export const addSupportMessage = endpoint({
  name: "support.reply",
  method: "POST",
  path: "/api/support/requests/:id/messages/",
  access: "member",
  permission: "any_member",
  summary: "Write more to a request; it waits for an answer again",
  params: idParams,
  body: z.strictObject({ text, client_id }),
  result: dataOf(supportRequest),
  limit: { max: 60, seconds: 3600 },
});

const operatorSupportRequest = request.extend({
  organization: z.object({ id, name: z.string(), phone: z.string() }),
  requested_by: z.object({ name: z.string(), email: z.string() }).nullable(),
  language,
  /** Since when the first message without an answer waits; null where none does. */
  waits_since: instant.nullable(),
  /** The oldest first; operators see who of them answered. */
  messages: z.array(supportMessage),
});
export type OperatorSupportRequest = z.infer<typeof operatorSupportRequest>;

export const listOperatorSupportRequests = endpoint({
  name: "operatorSupport.list",
  method: "GET",
  path: "/api/operator/support-requests/",
  access: "operator",
  summary:
    "What members have written; `state` is open unless given. The longest waiting first, others the latest first",
  query: pageQuery.extend({ state: z.enum(supportStates).default("open") }),
  result: pageOf(operatorSupportRequest),
});

export const answerSupportRequest = endpoint({
  name: "operatorSupport.answer",
  method: "POST",
  path: "/api/operator/support-requests/:id/answer/",
  access: "operator",
  summary: "Answer a request; who asked is mailed",
  params: idParams,
  body: z.strictObject({ text, client_id, close: z.boolean().default(false) }),
  result: dataOf(z.object({ id, state: z.enum(supportStates) })),
});

export const closeSupportRequest = endpoint({
  name: "operatorSupport.close",
  method: "POST",
  path: "/api/operator/support-requests/:id/close/",
  access: "operator",
  summary: "Close a request without an answer; a member who writes more opens it again",
  params: idParams,
  result: dataOf(z.object({ id, state: z.enum(supportStates) })),
});
