import type * as contract from "#shared/contract/ticket-changes.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const changeTickets = endpoint<typeof contract.changeTickets>(
  "tickets.changeMany",
  "POST",
  "/api/tickets/changes/",
);
export const undoTicketChanges = endpoint<typeof contract.undoTicketChanges>(
  "tickets.undoChanges",
  "POST",
  "/api/tickets/changes/undo/",
);
