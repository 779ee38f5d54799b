import type * as contract from "#shared/contract/ticket-merges.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const mergeTicket = endpoint<typeof contract.mergeTicket>(
  "tickets.merge",
  "POST",
  "/api/tickets/:id/merge/",
);
export const undoTicketMerge = endpoint<typeof contract.undoTicketMerge>(
  "tickets.undoMerge",
  "POST",
  "/api/tickets/:id/merge/undo/",
);
