import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams } from "./envelope.ts";
import { tag } from "./ticket-tags.ts";

export const addTicketTag = endpoint({
  name: "tickets.addTag",
  method: "POST",
  path: "/api/tickets/:id/tags/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary:
    "Tag a ticket; an existing tag of this name in any spelling is used, otherwise one is created. Returns the ticket's tags",
  params: idParams,
  body: z.object({ name: z.string().max(200) }),
  result: dataOf(z.array(tag)),
});

export const removeTicketTag = endpoint({
  name: "tickets.removeTag",
  method: "POST",
  path: "/api/tickets/:id/tags/removal/",
  access: "member",
  permission: "any_member",
  scope: "tickets:write",
  summary: "Remove a tag from a ticket. Returns the ticket's tags",
  params: idParams,
  body: z.object({ tag_id: id }),
  result: dataOf(z.array(tag)),
});
