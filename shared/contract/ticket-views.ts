import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, nothing } from "./envelope.ts";

export const maxTicketViewsPerMember = 20;
export const maxTicketViewFiltersLength = 400;

/**
 * Filters as the address of the ticket list writes them, such as `status=deferred&channel=email`. Search words are
 * not included.
 */
const filters = z
  .string()
  .max(maxTicketViewFiltersLength)
  .regex(/^[a-z]+=[\w-]+(&[a-z]+=[\w-]+)*$/);

const ticketView = z.object({
  id,
  name: z.string(),
  filters,
  /** Whether every member sees the view. */
  is_shared: z.boolean(),
  /** Whether the caller saved the view. */
  is_own: z.boolean(),
});
export type SavedTicketView = z.infer<typeof ticketView>;

export const listTicketViews = endpoint({
  name: "ticketViews.list",
  method: "GET",
  path: "/api/ticket-views/",
  access: "member",
  permission: "any_member",
  summary: "List the caller's saved ticket views and the shared ones, by name",
  result: dataOf(z.array(ticketView)),
});

export const addTicketView = endpoint({
  name: "ticketViews.add",
  method: "POST",
  path: "/api/ticket-views/",
  access: "member",
  permission: "any_member",
  summary: "Save ticket filters as a view; whoever may change the settings may share it",
  body: z.strictObject({ name: z.string().max(200), filters, is_shared: z.boolean() }),
  result: dataOf(ticketView),
});

export const deleteTicketView = endpoint({
  name: "ticketViews.delete",
  method: "DELETE",
  path: "/api/ticket-views/:id/",
  access: "member",
  permission: "any_member",
  summary: "Delete the caller's own view; whoever may change the settings may delete shared ones too",
  params: idParams,
  result: nothing,
});
