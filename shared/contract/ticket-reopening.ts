import { endpoint } from "./endpoint.ts";
import { dataOf, idParams } from "./envelope.ts";
import { ticketRow } from "./tickets.ts";

export const reopenTicket = endpoint({
  name: "tickets.reopen",
  method: "POST",
  path: "/api/tickets/:id/reopen/",
  access: "member",
  permission: "any_member",
  summary: "Open a closed ticket again; it waits for staff",
  params: idParams,
  result: dataOf(ticketRow),
});
