import type * as contract from "#shared/contract/ticket-notes.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTicketNotes = endpoint<typeof contract.listTicketNotes>(
  "ticketNotes.list",
  "GET",
  "/api/tickets/:id/notes/",
);
export const addTicketNote = endpoint<typeof contract.addTicketNote>(
  "ticketNotes.add",
  "POST",
  "/api/tickets/:id/notes/",
);
export const deleteTicketNote = endpoint<typeof contract.deleteTicketNote>(
  "ticketNotes.delete",
  "DELETE",
  "/api/ticket-notes/:id/",
);
