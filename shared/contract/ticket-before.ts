import { z } from "zod";
import { maxTagsPerTicket } from "#shared/values/ticket-tags.ts";
import { ticketStatuses } from "#shared/values/tickets.ts";
import { id } from "./envelope.ts";
import { priority } from "./priorities.ts";

/** A ticket's state before a change, with which `tickets.undoChanges` undoes the change. */
export const ticketBefore = z.object({
  id,
  status: z.enum(ticketStatuses),
  handled_by_human: z.boolean(),
  assignee_id: id.nullable(),
  priority,
  tag_ids: z.array(id).max(maxTagsPerTicket).default([]),
});
export type TicketBefore = z.infer<typeof ticketBefore>;
