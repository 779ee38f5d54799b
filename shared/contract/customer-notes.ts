import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing } from "./envelope.ts";
import { maxCustomerNoteLength } from "#shared/values/customers.ts";

/** A note of staff about a customer. Notes are never sent to customers. */
const customerNote = z.object({
  id,
  text: z.string(),
  /** Null when the author is no longer a member. */
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
});
export type CustomerNote = z.infer<typeof customerNote>;

export const listCustomerNotes = endpoint({
  name: "customerNotes.list",
  method: "GET",
  path: "/api/customers/:id/notes/",
  access: "member",
  permission: "any_member",
  summary: "List the notes about a customer and those merged into them, newest first",
  params: idParams,
  result: dataOf(z.array(customerNote)),
});

export const addCustomerNote = endpoint({
  name: "customerNotes.add",
  method: "POST",
  path: "/api/customers/:id/notes/",
  access: "member",
  permission: "any_member",
  summary: "Add a note about a customer, visible to members only",
  params: idParams,
  body: z.object({ text: z.string().max(maxCustomerNoteLength), client_id: z.string().max(64).optional() }),
  result: dataOf(customerNote),
});

export const deleteCustomerNote = endpoint({
  name: "customerNotes.delete",
  method: "DELETE",
  path: "/api/customer-notes/:id/",
  access: "member",
  permission: "any_member",
  summary: "Delete the caller's own note about a customer",
  params: idParams,
  result: nothing,
});
