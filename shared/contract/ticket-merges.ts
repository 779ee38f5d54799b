import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams } from "./envelope.ts";
import { ticketRow } from "./tickets.ts";

export const mergeTicket = endpoint({
  name: "tickets.merge",
  method: "POST",
  path: "/api/tickets/:id/merge/",
  access: "member",
  permission: "any_member",
  summary:
    "Merge a ticket into another of the same customer, which then shows its messages; an open ticket merges into an open one only",
  params: idParams,
  body: z.object({ into_id: id }),
  result: dataOf(ticketRow),
});

export const undoTicketMerge = endpoint({
  name: "tickets.undoMerge",
  method: "POST",
  path: "/api/tickets/:id/merge/undo/",
  access: "member",
  permission: "any_member",
  summary: "Undo the merge of a ticket",
  params: idParams,
  result: dataOf(ticketRow),
});
