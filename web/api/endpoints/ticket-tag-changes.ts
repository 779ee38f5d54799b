import type * as contract from "#shared/contract/ticket-tag-changes.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const addTicketTag = endpoint<typeof contract.addTicketTag>(
  "tickets.addTag",
  "POST",
  "/api/tickets/:id/tags/",
);
export const removeTicketTag = endpoint<typeof contract.removeTicketTag>(
  "tickets.removeTag",
  "POST",
  "/api/tickets/:id/tags/removal/",
);
