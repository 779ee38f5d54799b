import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id } from "./envelope.ts";
import { maxTagsPerTicket } from "#shared/values/ticket-tags.ts";
import { closeReason, priority, ticketStatus } from "./tickets.ts";

/** As many as one page of the list has at most. */
const maxTickets = 100;

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("close"), reason: closeReason, note: z.string().max(2000).optional() }),
  /** Null leaves the tickets with nobody. */
  z.object({ kind: z.literal("assign"), member_id: id.nullable() }),
  z.object({ kind: z.literal("priority"), priority }),
  /** The tag of this name in whatever spelling; one is made where there is none. */
  z.object({ kind: z.literal("tag"), name: z.string().max(200) }),
  z.object({ kind: z.literal("untag"), tag_id: id }),
]);
export type TicketsChange = z.infer<typeof change>;

/** What a ticket was before a change, enough to undo it. */
const before = z.object({
  id,
  status: ticketStatus,
  handled_by_human: z.boolean(),
  assignee_id: id.nullable(),
  priority,
  tag_ids: z.array(id).max(maxTagsPerTicket).default([]),
});
export type TicketBefore = z.infer<typeof before>;

const refusalCode = z.enum(["not_found", "ticket_closed", "ticket_changed", "too_many_ticket_tags"]);

const result = dataOf(
  z.object({
    changed: z.array(before),
    /** Those that were left as they are, and why. */
    refused: z.array(z.object({ id, code: refusalCode })),
  }),
);

export const changeTickets = endpoint({
  name: "tickets.changeMany",
  method: "POST",
  path: "/api/tickets/changes/",
  access: "member",
  permission: "any_member",
  summary: "Close, assign, tag or set the priority of many tickets; a refused one does not stop the others",
  body: z.object({ ids: z.array(id).min(1).max(maxTickets), change }),
  result,
});

export const undoTicketChanges = endpoint({
  name: "tickets.undoChanges",
  method: "POST",
  path: "/api/tickets/changes/undo/",
  access: "member",
  permission: "any_member",
  summary: "Undo a change of many tickets; a ticket that was changed again since stays as it is",
  body: z.object({ change, tickets: z.array(before).min(1).max(maxTickets) }),
  result,
});
