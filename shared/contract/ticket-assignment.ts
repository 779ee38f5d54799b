import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams } from "./envelope.ts";
import { ticketRow } from "./tickets.ts";

export const assignTicket = endpoint({
  name: "tickets.assign",
  method: "PUT",
  path: "/api/tickets/:id/assignee/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary: "Assign a ticket to a member, or with null to nobody",
  params: idParams,
  body: z.object({ member_id: id.nullable() }),
  result: dataOf(ticketRow),
});
