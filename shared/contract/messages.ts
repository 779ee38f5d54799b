import { z } from "zod";
import { messageHours, messageKinds } from "#shared/values/messages.ts";
import { channelKind } from "./channel-kinds.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, language, pageOf, pageQuery } from "./envelope.ts";

const countedMessage = z.object({
  id,
  author: z.enum(["customer", "agent"]),
  /** The first 300 characters of the text. Empty when the message had no text or was deleted. */
  text: z.string(),
  /** The beginning of the customer's message that this reply answers. */
  question: z.string().nullable(),
  decision: z.enum(["answer", "clarify", "handover", "smalltalk"]).nullable(),
  channel: channelKind.nullable(),
  customer: z.object({ id, number: z.number(), name: z.string().nullable() }).nullable(),
  /** The message's ticket, or the ticket into which that one was merged. */
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
    /** The first and the last day. Like `weekday` and `hour`, they are in the organisation's time zone. */
    from: day.optional(),
    to: day.optional(),
    /** The day of the week, from 0 (Sunday) to 6. */
    weekday: z.coerce.number().int().min(0).max(6).optional(),
    hour: z.coerce.number().int().min(0).max(23).optional(),
    /** Messages written within the team's hours or outside of them. */
    hours: z.enum(messageHours).optional(),
    channel: channelKind.optional(),
    language: language.optional(),
  }),
  result: pageOf(countedMessage),
});
