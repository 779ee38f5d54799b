import type * as contract from "#shared/contract/tickets.ts";
import type * as reopening from "#shared/contract/ticket-reopening.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTickets = endpoint<typeof contract.listTickets>("tickets.list", "GET", "/api/tickets/");
export const getTicket = endpoint<typeof contract.getTicket>("tickets.get", "GET", "/api/tickets/:id/");
export const replyToTicket = endpoint<typeof contract.replyToTicket>(
  "tickets.reply",
  "POST",
  "/api/tickets/:id/reply/",
);
export const sendPicture = endpoint<typeof contract.sendPicture>(
  "tickets.sendPicture",
  "POST",
  "/api/tickets/:id/picture/",
);
export const closeTicket = endpoint<typeof contract.closeTicket>(
  "tickets.close",
  "POST",
  "/api/tickets/:id/close/",
);
export const resolveTicket = endpoint<typeof contract.resolveTicket>(
  "tickets.resolve",
  "POST",
  "/api/tickets/:id/resolve/",
);
export const reopenTicket = endpoint<typeof reopening.reopenTicket>(
  "tickets.reopen",
  "POST",
  "/api/tickets/:id/reopen/",
);
export const setPriority = endpoint<typeof contract.setPriority>(
  "tickets.setPriority",
  "PUT",
  "/api/tickets/:id/priority/",
);
