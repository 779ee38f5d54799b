import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";

/** A note of staff about a ticket. Notes are never sent to customers. */
const ticketNote = z.object({
  id,
  text: z.string(),
  /** Null when the author is no longer a member. */
  author: z.object({ id, name: z.string() }).nullable(),
  /** The members whom the text mentions by name, such as "@Sara". */
  mentions: z.array(z.object({ id, name: z.string() })),
  created_at: instant,
});
export type TicketNote = z.infer<typeof ticketNote>;

export const listTicketNotes = endpoint({
  name: "ticketNotes.list",
  method: "GET",
  path: "/api/tickets/:id/notes/",
  access: "member",
  permission: "any_member",
  summary: "List the private notes of a ticket, oldest first",
  params: idParams,
  result: dataOf(z.array(ticketNote)),
});

export const addTicketNote = endpoint({
  name: "ticketNotes.add",
  method: "POST",
  path: "/api/tickets/:id/notes/",
  access: "member",
  permission: "any_member",
  summary: "Add a private note to a ticket, visible to members only",
  params: idParams,
  body: z.object({
    text: z.string(),
    mentions: z.array(id).max(20).default([]),
    client_id: z.string().max(64).optional(),
  }),
  result: dataOf(ticketNote),
});

export const deleteTicketNote = endpoint({
  name: "ticketNotes.delete",
  method: "DELETE",
  path: "/api/ticket-notes/:id/",
  access: "member",
  permission: "any_member",
  summary: "Delete the caller's own private note",
  params: idParams,
  result: dataOf(z.null()),
});
