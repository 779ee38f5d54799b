import { z } from "zod";
import { messageHours, messageKinds } from "#shared/values/messages.ts";
import { channelKind } from "./channel-kinds.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, language, pageOf, pageQuery } from "./envelope.ts";

const countedMessage = z.object({
  id,
  author: z.enum(["customer", "agent"]),
  /** At most its first 300 characters; empty when it came without text or was deleted. */
  text: z.string(),
  /** The beginning of the customer's message that a reply answers. */
  question: z.string().nullable(),
  decision: z.enum(["answer", "clarify", "handover", "smalltalk"]).nullable(),
  channel: channelKind.nullable(),
  customer: z.object({ id, number: z.number(), name: z.string().nullable() }).nullable(),
  /** The ticket it stands in; of a merged one, the ticket in which that goes on. */
  ticket: z.object({ id, number: z.number() }).nullable(),
  created_at: instant,
});
export type CountedMessage = z.infer<typeof countedMessage>;

export const listMessages = endpoint({
  name: "messages.list",
  method: "GET",
  path: "/api/messages/",
  access: "member",
  permission: "any_member",
  scope: "conversations:read",
  summary: "List the messages behind the dashboard's figures, newest first",
  query: pageQuery.extend({
    kind: z.enum(messageKinds).default("customer"),
    /** The first and the last day, in the organisation's time zone like `weekday` and `hour`. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** 0 is Sunday. */
    weekday: z.coerce.number().int().min(0).max(6).optional(),
    hour: z.coerce.number().int().min(0).max(23).optional(),
    /** In the team's hours, or outside of them. */
    hours: z.enum(messageHours).optional(),
    channel: channelKind.optional(),
    language: language.optional(),
  }),
  result: pageOf(countedMessage),
});
