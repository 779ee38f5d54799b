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
  /**
   * `open` requests wait for the company, `answered` ones for the business. A new message of a member reopens the
   * request.
   */
  state: z.enum(supportStates),
  created_at: instant,
  /**
   * The time by which the first unanswered message must be answered: 24 hours after it was sent. Null when nothing
   * waits.
   */
  due_at: instant.nullable(),
});

const supportMessage = z.object({
  id,
  /** True when the company wrote the message. */
  is_answer: z.boolean(),
  /** The member's name. A business does not see the names of operators. Null when the author was deleted. */
  author: z.string().nullable(),
  text: z.string(),
  created_at: instant,
});
export type SupportMessage = z.infer<typeof supportMessage>;

const supportRequest = request.extend({
  /** Null when the member was deleted. */
  requested_by: z.object({ id, name: z.string() }).nullable(),
  /** The messages, the oldest first. */
  messages: z.array(supportMessage),
});
export type SupportRequest = z.infer<typeof supportRequest>;

const text = z.string().trim().min(1).max(maxMessageLength);
/** An id chosen by the page. Two requests with the same id are one message. */
const client_id = z.string().min(8).max(64);

export const listSupportRequests = endpoint({
  name: "support.list",
  method: "GET",
  path: "/api/support/requests/",
  access: "member",
  permission: "any_member",
  summary: "List the caller's support requests, latest first; an owner sees those of all members",
  query: pageQuery,
  result: pageOf(supportRequest),
});

export const createSupportRequest = endpoint({
  name: "support.create",
  method: "POST",
  path: "/api/support/requests/",
  access: "member",
  permission: "any_member",
  summary: "Create a support request to the company; its answer is shown here and mailed",
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
  summary: "Add a message to a support request; it waits for an answer again",
  params: idParams,
  body: z.strictObject({ text, client_id }),
  result: dataOf(supportRequest),
  limit: { max: 60, seconds: 3600 },
});

const operatorSupportRequest = request.extend({
  organization: z.object({ id, name: z.string(), phone: z.string() }),
  requested_by: z.object({ name: z.string(), email: z.string() }).nullable(),
  language,
  /** The time since which the first unanswered message waits. Null when none waits. */
  waits_since: instant.nullable(),
  /** The messages, the oldest first. Operators see which of them wrote an answer. */
  messages: z.array(supportMessage),
});
export type OperatorSupportRequest = z.infer<typeof operatorSupportRequest>;

export const listOperatorSupportRequests = endpoint({
  name: "operatorSupport.list",
  method: "GET",
  path: "/api/operator/support-requests/",
  access: "operator",
  summary:
    "List members' support requests; `state` defaults to open. Longest waiting first, others latest first",
  query: pageQuery.extend({ state: z.enum(supportStates).default("open") }),
  result: pageOf(operatorSupportRequest),
});

export const answerSupportRequest = endpoint({
  name: "operatorSupport.answer",
  method: "POST",
  path: "/api/operator/support-requests/:id/answer/",
  access: "operator",
  summary: "Answer a support request; the member gets a mail",
  params: idParams,
  body: z.strictObject({ text, client_id, close: z.boolean().default(false) }),
  result: dataOf(z.object({ id, state: z.enum(supportStates) })),
});

export const closeSupportRequest = endpoint({
  name: "operatorSupport.close",
  method: "POST",
  path: "/api/operator/support-requests/:id/close/",
  access: "operator",
  summary: "Close a support request without an answer; a further message of the member reopens it",
  params: idParams,
  result: dataOf(z.object({ id, state: z.enum(supportStates) })),
});
