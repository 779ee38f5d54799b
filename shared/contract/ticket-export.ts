import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { listTickets } from "./tickets.ts";
import { exportFormats } from "#shared/values/ticket-export.ts";

export const exportTickets = endpoint({
  name: "tickets.export",
  method: "GET",
  path: "/api/tickets/export/",
  access: "member",
  permission: "exports",
  summary: "Export the filtered tickets as a CSV or XLSX file in the order of the list, at most 10,000",
  query: listTickets.query
    .omit({ page: true, page_size: true })
    .extend({ format: z.enum(exportFormats).default("csv") }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});
