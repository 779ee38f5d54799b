import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { listTickets } from "./tickets.ts";

export const exportTickets = endpoint({
  name: "tickets.export",
  method: "GET",
  path: "/api/tickets/export/",
  access: "owner",
  summary:
    "The tickets that a filter leaves, at most 10,000, in the order of the list, as a CSV file for spreadsheets",
  query: listTickets.query.omit({ page: true, page_size: true }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});
