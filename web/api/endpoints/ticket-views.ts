import type * as contract from "#shared/contract/ticket-views.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTicketViews = endpoint<typeof contract.listTicketViews>(
  "ticketViews.list",
  "GET",
  "/api/ticket-views/",
);
export const addTicketView = endpoint<typeof contract.addTicketView>(
  "ticketViews.add",
  "POST",
  "/api/ticket-views/",
);
export const deleteTicketView = endpoint<typeof contract.deleteTicketView>(
  "ticketViews.delete",
  "DELETE",
  "/api/ticket-views/:id/",
);
