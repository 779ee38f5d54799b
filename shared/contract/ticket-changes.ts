import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id } from "./envelope.ts";
import { ticketBefore } from "./ticket-before.ts";
import { closeReason, priority } from "./tickets.ts";

/** The most tickets of one change, which is the size of the longest list page. */
const maxTickets = 100;

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("close"), reason: closeReason, note: z.string().max(2000).optional() }),
  /** Null removes the assignee. */
  z.object({ kind: z.literal("assign"), member_id: id.nullable() }),
  z.object({ kind: z.literal("priority"), priority }),
  /** The tag's name in any spelling. A tag is created when none has this name. */
  z.object({ kind: z.literal("tag"), name: z.string().max(200) }),
  z.object({ kind: z.literal("untag"), tag_id: id }),
]);
export type TicketsChange = z.infer<typeof change>;

const refusalCode = z.enum(["not_found", "ticket_closed", "ticket_changed", "too_many_ticket_tags"]);

const result = dataOf(
  z.object({
    changed: z.array(ticketBefore),
    /** The tickets that were not changed, each with the reason. */
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
  body: z.object({ change, tickets: z.array(ticketBefore).min(1).max(maxTickets) }),
  result,
});
