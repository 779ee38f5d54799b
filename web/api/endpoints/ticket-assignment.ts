import type * as contract from "#shared/contract/ticket-assignment.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const assignTicket = endpoint<typeof contract.assignTicket>(
  "tickets.assign",
  "PUT",
  "/api/tickets/:id/assignee/",
);
