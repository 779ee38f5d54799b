import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, idParams, instant, nothing } from "./envelope.ts";
import { channelKind } from "./tickets.ts";

/**
 * Another customer with the same number or address. Staff decide whether to merge, because anyone can type an
 * address.
 */
export const mergeCandidate = z.object({
  id,
  number: z.number(),
  name: z.string().nullable(),
  by: z.enum(["phone", "email"]),
  channels: z.array(channelKind),
});
export type MergeCandidate = z.infer<typeof mergeCandidate>;

/** A customer who was merged into this one. The merge can be undone. */
export const customerMerge = z.object({
  id,
  number: z.number(),
  name: z.string().nullable(),
  joined_at: instant,
});
export type CustomerMerge = z.infer<typeof customerMerge>;

export const mergeCustomer = endpoint({
  name: "customers.join",
  method: "POST",
  path: "/api/customers/:id/join/",
  access: "member",
  permission: "merging",
  summary: "Merge another customer into this one, with their conversations and tickets",
  params: idParams,
  body: z.object({ other_id: id }),
  result: nothing,
});

export const separateCustomers = endpoint({
  name: "customers.tellApart",
  method: "POST",
  path: "/api/customers/:id/tell-apart/",
  access: "member",
  permission: "merging",
  summary: "Reject a suggested merge of two customers; it is not suggested again",
  params: idParams,
  body: z.object({ other_id: id }),
  result: nothing,
});

export const undoCustomerMerge = endpoint({
  name: "customers.undoJoin",
  method: "POST",
  path: "/api/customers/:id/undo-join/",
  access: "member",
  permission: "merging",
  summary: "Undo the merge of a customer into this one",
  params: idParams,
  body: z.object({ join_id: id }),
  result: nothing,
});
