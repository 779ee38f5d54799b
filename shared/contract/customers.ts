import { z } from "zod";
import { customerMerge, mergeCandidate } from "./customer-merges.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, day, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { tag } from "./ticket-tags.ts";
import { channelKind, ticketRow } from "./tickets.ts";

const customerRow = z.object({
  id,
  number: z.number(),
  /** The name that the customer gave. Null until it is known, in which case the screen shows the number. */
  name: z.string().nullable(),
  account_name: z.string().nullable(),
  channel: channelKind,
  total_tickets: z.number(),
  open_tickets: z.number(),
  language: language.nullable(),
  tags: z.array(tag),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  first_seen_at: instant,
  last_seen_at: instant,
});
export type CustomerRow = z.infer<typeof customerRow>;

/** The search and the filters of the customer list. */
export const customerFilters = z.object({
  q: z.string().max(200).optional(),
  tag: id.optional(),
  /** Customers who have written, but not within this number of days. */
  quiet_days: z.coerce.number().int().min(1).max(3650).optional(),
  /** Customers who wrote for the first time on that day or later, in the organisation's time zone. */
  new_from: day.optional(),
  /** Customers who wrote for the first time before that day. */
  new_before: day.optional(),
  /** Customers who last wrote on that day or later. */
  wrote_from: day.optional(),
  /** Customers who have written on this channel. */
  channel: channelKind.optional(),
  language: language.optional(),
});

export const listCustomers = endpoint({
  name: "customers.list",
  method: "GET",
  path: "/api/customers/",
  access: "member",
  permission: "any_member",
  scope: "customers:read",
  summary: "List customers, last seen first",
  query: pageQuery.extend(customerFilters.shape),
  result: pageOf(customerRow),
});

export const getCustomer = endpoint({
  name: "customers.get",
  method: "GET",
  path: "/api/customers/:id/",
  access: "member",
  permission: "any_member",
  scope: "customers:read",
  summary: "Get a customer with all tickets",
  params: idParams,
  result: dataOf(
    customerRow.extend({
      order_number: z.string().nullable(),
      messages: z.number(),
      /** All customer fields of the organisation with this customer's values. */
      fields: z.array(z.object({ id, name: z.string(), value: z.string().nullable() })),
      /** The channels over which campaigns can reach the customer, each with the time of the opt-out. */
      marketing: z.array(z.object({ channel: channelKind, opted_out_at: instant.nullable() })),
      tickets: z.array(ticketRow),
      may_be: z.array(mergeCandidate),
      joined: z.array(customerMerge),
    }),
  ),
});

export const updateCustomer = endpoint({
  name: "customers.update",
  method: "PATCH",
  path: "/api/customers/:id/",
  access: "member",
  permission: "any_member",
  scope: "customers:write",
  summary: "Correct a customer's name and contact data",
  params: idParams,
  body: z.object({
    name: z.string().max(120).nullable().optional(),
    account_name: z.string().max(120).nullable().optional(),
    phone: z.string().max(40).nullable().optional(),
    email: z.string().max(254).nullable().optional(),
  }),
  result: dataOf(customerRow),
});
