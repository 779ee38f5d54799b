import type * as contract from "#shared/contract/ticket-export.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const exportTickets = endpoint<typeof contract.exportTickets>(
  "tickets.export",
  "GET",
  "/api/tickets/export/",
);
