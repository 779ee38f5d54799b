import { z } from "zod";
import { channelKind } from "./channel-kinds.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, day, id, idParams, language, nothing } from "./envelope.ts";

/**
 * The filters of the customer list that a segment keeps. Null means no such condition. The search is excluded, because
 * it can contain a customer's name.
 */
export const segmentFilters = z.object({
  tag_id: id.nullable().default(null),
  /** Customers who have written, but not within this number of days. */
  quiet_days: z.number().int().min(1).max(3650).nullable().default(null),
  /** Customers who wrote for the first time on that day or later, in the organisation's time zone. */
  new_from: day.nullable().default(null),
  /** Customers who wrote for the first time before that day. */
  new_before: day.nullable().default(null),
  /** Customers who last wrote on that day or later. */
  wrote_from: day.nullable().default(null),
  /** Customers who have written on this channel. */
  channel: channelKind.nullable().default(null),
  language: language.nullable().default(null),
});
export type SegmentFilters = z.output<typeof segmentFilters>;

const customerSegment = z.object({ id, name: z.string(), filters: segmentFilters });
export type CustomerSegment = z.output<typeof customerSegment>;

export const listCustomerSegments = endpoint({
  name: "customerSegments.list",
  method: "GET",
  path: "/api/customer-segments/",
  access: "member",
  permission: "any_member",
  summary: "List the saved segments of customers, by name",
  result: dataOf(z.array(customerSegment)),
});

export const addCustomerSegment = endpoint({
  name: "customerSegments.add",
  method: "POST",
  path: "/api/customer-segments/",
  access: "member",
  permission: "campaigns",
  summary: "Save filters of the customer list as a segment, to which campaigns can be sent",
  body: z.strictObject({
    name: z.string().max(200),
    filters: z
      .strictObject(segmentFilters.shape)
      .refine((filters) => Object.values(filters).some((value) => value !== null)),
  }),
  result: dataOf(customerSegment),
});

export const deleteCustomerSegment = endpoint({
  name: "customerSegments.delete",
  method: "DELETE",
  path: "/api/customer-segments/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Delete a segment; its customers and the campaigns that were sent to it are unchanged",
  params: idParams,
  result: nothing,
});
