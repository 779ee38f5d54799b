import { z } from "zod";
import { attachment } from "./attachments.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { writing } from "./models.ts";

export const ticketStatuses = ["pending", "closed", "deferred"] as const;
const ticketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof ticketStatus>;
export const priorities = ["low", "medium", "high", "urgent"] as const;
const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;
export const channelKind = z.enum(["chat", "email", "whatsapp", "whatsapp_meta", "instagram", "twitter"]);
export type ChannelKind = z.infer<typeof channelKind>;

/** Why a ticket was closed; each has a text in both languages. `resolved` is what "Resolve issue" sets (D43). */
const closeReason = z.enum([
  "resolved",
  "answered",
  "no_reply",
  "duplicate",
  "spam",
  "out_of_scope",
  "other",
]);
export type CloseReason = z.infer<typeof closeReason>;

const customerBrief = z.object({ id, number: z.number(), name: z.string().nullable() });

export const ticketRow = z.object({
  id,
  number: z.number(),
  subject: z.string(),
  status: ticketStatus,
  priority,
  channel: channelKind,
  language,
  customer: customerBrief,
  defer_reason: z.string().nullable(),
  close_reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  deferred_at: instant.nullable(),
  closed_at: instant.nullable(),
});
export type TicketRow = z.infer<typeof ticketRow>;

export const citation = z.object({
  source_id: id.nullable(),
  /** The answer written in the portal, when it is one. */
  faq_id: id.nullable(),
  label: z.string(),
  quote: z.string(),
  confidence: z.number(),
  used: z.boolean(),
});
export type CitationView = z.infer<typeof citation>;

/** Why a message was not delivered; each has a text in both languages. */
export const sendFailureCodes = [
  "window_closed",
  "blocked",
  "unknown_contact",
  "rejected",
  "too_large",
  "not_connected",
  "expired",
  /** Template messages: WhatsApp knows none of that name, counts other places in it, or has stopped it. */
  "template_unknown",
  "template_values",
  "template_paused",
  /** WhatsApp lets a person have only so many marketing messages, whoever sends them. */
  "marketing_limit",
  "opted_out",
  "account_restricted",
  "picture_refused",
  /** The account was connected without the permission for them. */
  "picture_permission",
] as const;

/** What a message of a connected channel is beyond its words. */
const messageMore = z.object({
  kind: z.string(),
  subject: z.string().nullable(),
  /** public: under a post, for all to read. */
  audience: z.enum(["private", "public"]),
  /** The post it stands under or shares. */
  post: z
    .object({
      permalink: z.string().nullable(),
      author: z.string().nullable(),
      text: z.string().nullable(),
      image_url: z.string().nullable(),
    })
    .nullable(),
  attachments: z.array(attachment),
  /** There is more of a mail than is shown: its history and signature, or how it was laid out. */
  original: z.boolean(),
  reaction: z.string().nullable(),
  edited: z.boolean(),
  deleted: z.boolean(),
  /** Why it was not delivered. */
  failure: z.string().nullable(),
  /** Name of the template it was sent with. */
  template: z.string().nullable(),
  /** Says under a comment that the answer to it is in private. */
  notice: z.boolean(),
});
export type MessageMore = z.infer<typeof messageMore>;

export const message = z.object({
  id,
  /** `campaign`: one message of many, written by nobody in this conversation. */
  author: z.enum(["customer", "agent", "staff", "campaign"]),
  /** Name of the staff member who wrote it. */
  author_name: z.string().nullable(),
  text: z.string(),
  /** `uncertain`: it may have been delivered; nobody but a person sends it again. */
  status: z.enum(["received", "queued", "sent", "delivered", "read", "uncertain", "failed"]),
  decision: z.enum(["answer", "clarify", "handover", "smalltalk"]).nullable(),
  confidence: z.number().nullable(),
  reason: z.string().nullable(),
  choices: z.array(z.string()),
  citations: z.array(citation),
  /** Null where no language model was to write it. */
  writing: writing.nullable(),
  /** Null of a plain text in the web chat. */
  more: messageMore.nullable(),
  /** Null of a campaign's message to somebody without an open ticket. */
  ticket_id: id.nullable(),
  created_at: instant,
});
export type MessageView = z.infer<typeof message>;

export const listTickets = endpoint({
  name: "tickets.list",
  method: "GET",
  path: "/api/tickets/",
  access: "member",
  summary: "Tickets, newest activity first; of deferred ones those that wait longest come first",
  query: pageQuery.extend({
    status: ticketStatus.optional(),
    /** `waiting` puts deferred tickets before all others. */
    order: z.enum(["newest", "waiting"]).default("newest"),
    q: z.string().max(200).optional(),
    customer_id: id.optional(),
  }),
  result: pageOf(ticketRow).extend({
    counts: z.object({ pending: z.number(), deferred: z.number(), closed: z.number() }),
  }),
});

export const getTicket = endpoint({
  name: "tickets.get",
  method: "GET",
  path: "/api/tickets/:id/",
  access: "member",
  summary: "One ticket with its conversation, sources and customer",
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
      }),
      previous: z.array(ticketRow),
      /** Probability from which the agent answers by itself, for the meter beside its confidence. */
      answer_from: z.number(),
      sending: z.object({
        /** False: the platform takes no free text now; a reply is kept and fails with `window_closed`. */
        open: z.boolean(),
        /** When the window closes, or closed; null where the channel has none, or the customer has not written. */
        closes_at: instant.nullable(),
        /**
         * The customer's last word is under a public post, and a reply goes to them alone; `answered`: the platform takes
         * one such message, and it was sent. Null: they wrote privately.
         */
        to_comment: z.enum(["private", "answered"]).nullable(),
        /** The channel has templates (WhatsApp): one gets through a closed window. */
        templates: z.boolean(),
        /** What pictures the channel takes; null: none. */
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
  summary: "Answer the customer as a human",
  params: idParams,
  body: z.object({ text: z.string(), client_id: z.string().max(64).optional() }),
  result: dataOf(message),
});

export const sendPicture = endpoint({
  name: "tickets.sendPicture",
  method: "POST",
  path: "/api/tickets/:id/picture/",
  access: "member",
  summary: "Send the customer a picture (multipart `file`: JPEG, PNG or WebP; `text` below it, `client_id`)",
  params: idParams,
  bodyKind: "multipart",
  result: dataOf(message),
});

export const closeTicket = endpoint({
  name: "tickets.close",
  method: "POST",
  path: "/api/tickets/:id/close/",
  access: "member",
  summary: "Close with a reason",
  params: idParams,
  body: z.object({ reason: closeReason, note: z.string().max(2000).optional() }),
  result: dataOf(ticketRow),
});

export const resolveTicket = endpoint({
  name: "tickets.resolve",
  method: "POST",
  path: "/api/tickets/:id/resolve/",
  access: "member",
  summary: "Close as resolved",
  params: idParams,
  result: dataOf(ticketRow),
});

export const setPriority = endpoint({
  name: "tickets.setPriority",
  method: "PUT",
  path: "/api/tickets/:id/priority/",
  access: "member",
  summary: "Change the priority",
  params: idParams,
  body: z.object({ priority }),
  result: dataOf(ticketRow),
});
