import { z } from "zod";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { appliedRule } from "./applied-triage-rules.ts";
import { channelKind } from "./channel-kinds.ts";
import { closeReason } from "./close-reasons.ts";
import { customerRequest } from "./customer-requests.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, day, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { mergedTicket } from "./merged-tickets.ts";
import { type MessageDetails, messageDetails } from "./message-details.ts";
import { writing } from "./models.ts";
import { priority } from "./priorities.ts";
import { rating } from "./ratings.ts";
import { ratings } from "#shared/values/ratings.ts";
import { ticketBefore } from "./ticket-before.ts";
import { tag } from "./ticket-tags.ts";
import { topic } from "./topics.ts";
import { sentiments } from "#shared/values/triage-rules.ts";
import { handledKinds, ticketOrders, ticketStatuses } from "#shared/values/tickets.ts";

const ticketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof ticketStatus>;
export type { MessageDetails };
export { type Priority, priority } from "./priorities.ts";
export { type ChannelKind, channelKind } from "./channel-kinds.ts";
export { type CloseReason, closeReason, type ShownCloseReason } from "./close-reasons.ts";

const customerBrief = z.object({ id, number: z.number(), name: z.string().nullable() });

/** The member who is responsible for a ticket. */
const assignee = z.object({ id, name: z.string() });
export type Assignee = z.infer<typeof assignee>;

export const ticketRow = z.object({
  id,
  number: z.number(),
  subject: z.string(),
  status: ticketStatus,
  priority,
  channel: channelKind,
  language,
  customer: customerBrief,
  assignee: assignee.nullable(),
  defer_reason: z.string().nullable(),
  close_reason: z.string().nullable(),
  /** The customer's latest rating after the ticket was closed. */
  rating: rating.nullable(),
  tags: z.array(tag),
  created_at: instant,
  updated_at: instant,
  deferred_at: instant.nullable(),
  /** The time by which staff must reply, counted in the team's hours. Null when no reply is due. */
  reply_due_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** The ticket of the same customer into which this one was merged. A merged ticket has the status `closed`. */
  merged_into: z.object({ id, number: z.number() }).nullable(),
});
export type TicketRow = z.infer<typeof ticketRow>;

export const citation = z.object({
  source_id: id.nullable(),
  /** The id of the FAQ when the answer was written in the portal. */
  faq_id: id.nullable(),
  label: z.string(),
  quote: z.string(),
  confidence: z.number(),
  used: z.boolean(),
});
export type CitationView = z.infer<typeof citation>;

export const message = z.object({
  id,
  /** `campaign` messages went to many customers and were not written for this conversation. */
  author: z.enum(["customer", "agent", "staff", "campaign"]),
  /** The name of the staff member who wrote the message. */
  author_name: z.string().nullable(),
  /** The id of that staff member. Null when they are not a member of the business. */
  author_id: id.nullable(),
  text: z.string(),
  /** `uncertain` messages may have been delivered, so only a person can send them again. */
  status: z.enum(["received", "queued", "sent", "delivered", "read", "uncertain", "failed"]),
  decision: z.enum(["answer", "clarify", "handover", "smalltalk"]).nullable(),
  confidence: z.number().nullable(),
  reason: z.string().nullable(),
  choices: z.array(z.string()),
  citations: z.array(citation),
  /** How a language model was used. Null when no model was asked to write the reply. */
  writing: writing.nullable(),
  /** Null for a plain text in the web chat. */
  more: messageDetails.nullable(),
  /** Null for a campaign's message to a customer without an open ticket. */
  ticket_id: id.nullable(),
  created_at: instant,
});
export type MessageView = z.infer<typeof message>;

export const listTickets = endpoint({
  name: "tickets.list",
  method: "GET",
  path: "/api/tickets/",
  access: "member",
  permission: "any_member",
  scope: "tickets:read",
  summary: "List tickets, newest activity first; deferred ones longest waiting first",
  query: pageQuery.extend({
    status: ticketStatus.optional(),
    /**
     * `waiting` puts deferred tickets first, `due` those with the earliest due reply, `priority` open tickets with
     * the highest priority.
     */
    order: z.enum(ticketOrders).default("newest"),
    q: z.string().max(200).optional(),
    customer_id: id.optional(),
    /** A member's id. `me` selects the caller's tickets, `none` those without an assignee. */
    assignee: z.union([z.enum(["me", "none"]), id]).optional(),
    channel: channelKind.optional(),
    priority: priority.optional(),
    language: language.optional(),
    /** `true` selects tickets whose reply is overdue. */
    overdue: z.literal("true").optional(),
    /** Selects deferred tickets that have waited for at least this number of hours. */
    waiting_hours: z.coerce.number().int().min(1).max(8760).optional(),
    /** The first and the last day on which a ticket was opened, in the organisation's time zone. */
    opened_from: day.optional(),
    opened_to: day.optional(),
    tag: id.optional(),
    /** The id of a topic (`topics.list`) that the customer asked about in the ticket. */
    topic: id.optional(),
    /** The first and the last day on which the customer asked about `topic`, or about any topic. */
    asked_from: day.optional(),
    asked_to: day.optional(),
    /**
     * Selects tickets with a customer request of this kind. Combined with `topic`, the topic was asked about before
     * the request.
     */
    request: z.enum(flowKinds).optional(),
    /** The first day on which the customer made that request, or any request. */
    request_from: day.optional(),
    /** A rating, or `any` for all rated tickets. */
    rating: z.enum([...ratings, "any"]).optional(),
    /** The first day on which a ticket was rated. */
    rated_from: day.optional(),
    /** What the team did: `replied` after a handover, or `closed`. */
    handled: z.enum(handledKinds).optional(),
    /** The first day on which it did. Without `handled` it has no effect. */
    handled_from: day.optional(),
  }),
  result: pageOf(ticketRow).extend({
    /**
     * The number of tickets of each status under the other filters. `status` and the search do not affect them. Like
     * `total`, each count stops at 10,001.
     */
    counts: z.object({ pending: z.number(), deferred: z.number(), closed: z.number() }),
    /** The number of open tickets that are assigned to the caller, and of those without an assignee. */
    assigned: z.object({ me: z.number(), none: z.number() }),
  }),
});

export const getTicket = endpoint({
  name: "tickets.get",
  method: "GET",
  path: "/api/tickets/:id/",
  access: "member",
  permission: "any_member",
  scope: "conversations:read",
  summary: "Get a ticket with its conversation, sources and customer",
  params: idParams,
  result: dataOf(
    ticketRow.extend({
      conversation_id: id,
      close_note: z.string().nullable(),
      closed_by: z.string().nullable(),
      messages: z.array(message),
      customer: customerBrief.extend({
        account_name: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        order_number: z.string().nullable(),
        first_seen_at: instant,
        tags: z.array(tag),
      }),
      /** The comment of the customer's rating, and its time. Null when the customer has not rated. */
      rated: z.object({ comment: z.string().nullable(), at: instant }).nullable(),
      /** The customer's requests on this ticket, the newest first. */
      requests: z.array(customerRequest),
      /** What the customer asked about, the latest first. */
      topics: z.array(topic),
      /** The customer's mood by their latest messages, as triage rules take it. */
      sentiments: z.array(z.enum(sentiments)),
      /** What triage rules did to the ticket. */
      triage: z.array(appliedRule),
      previous: z.array(ticketRow),
      /** The member who merged the ticket, and the time. Null when it is not merged. */
      merge: z.object({ by: z.string().nullable(), at: instant }).nullable(),
      /**
       * The tickets that were merged into this one, the earliest merge first. Their messages are included in this
       * ticket's.
       */
      merged: z.array(mergedTicket),
      /** The lowest confidence at which the agent answers by itself. The page marks it beside a reply's confidence. */
      answer_from: z.number(),
      sending: z.object({
        /** True when the platform accepts free text now. Otherwise a reply is stored and fails with `window_closed`. */
        open: z.boolean(),
        /** When the reply window closes or closed. Null when the channel has none, or the customer has not written. */
        closes_at: instant.nullable(),
        /**
         * `private`: the customer's last message is a public comment, and a reply goes to them privately. `answered`: the
         * one private reply that the platform allows was sent. Null: the customer wrote privately.
         */
        to_comment: z.enum(["private", "answered"]).nullable(),
        /** Whether the channel has templates, which may be sent after the reply window has closed. */
        templates: z.boolean(),
        /** The pictures that the channel accepts. Null for none. */
        pictures: z.object({ types: z.array(z.string()), max_bytes: z.number() }).nullable(),
      }),
    }),
  ),
});

export const replyToTicket = endpoint({
  name: "tickets.reply",
  method: "POST",
  path: "/api/tickets/:id/reply/",
  access: "member",
  permission: "any_member",
  summary: "Reply to the customer as a member of staff",
  params: idParams,
  body: z.object({ text: z.string(), client_id: z.string().max(64).optional() }),
  result: dataOf(message),
});

export const sendPicture = endpoint({
  name: "tickets.sendPicture",
  method: "POST",
  path: "/api/tickets/:id/picture/",
  access: "member",
  permission: "any_member",
  summary: "Send the customer a picture (multipart `file`: JPEG, PNG or WebP; `text` below it, `client_id`)",
  params: idParams,
  bodyKind: "multipart",
  result: dataOf(message),
});

/** A ticket that was closed, with its state before. */
const closedTicket = ticketRow.extend({ before: ticketBefore });

export const closeTicket = endpoint({
  name: "tickets.close",
  method: "POST",
  path: "/api/tickets/:id/close/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary: "Close a ticket with a reason",
  params: idParams,
  body: z.object({ reason: closeReason, note: z.string().max(2000).optional() }),
  result: dataOf(closedTicket),
});

export const resolveTicket = endpoint({
  name: "tickets.resolve",
  method: "POST",
  path: "/api/tickets/:id/resolve/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary: "Close a ticket as resolved",
  params: idParams,
  result: dataOf(closedTicket),
});

export const setPriority = endpoint({
  name: "tickets.setPriority",
  method: "PUT",
  path: "/api/tickets/:id/priority/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary: "Change a ticket's priority",
  params: idParams,
  body: z.object({ priority }),
  result: dataOf(ticketRow),
});
