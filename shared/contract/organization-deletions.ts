import { z } from "zod";
import { maxReasonLength } from "#shared/values/organization-deletions.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

export const deletionState = z.enum(["waiting", "taken_back", "erasing", "done"]);

const deletion = z.object({
  state: deletionState,
  /** The name of the owner who requested the deletion. */
  requested_by: z.string(),
  requested_at: instant,
  /** The time at which everything is erased. Until then the request can be cancelled. */
  due_at: instant,
});
export type OrganizationDeletion = z.infer<typeof deletion>;

export const getOrganizationDeletion = endpoint({
  name: "privacy.getDeletion",
  method: "GET",
  path: "/api/privacy/deletion/",
  access: "member",
  permission: "any_member",
  summary: "Get the pending request to delete the business; null without one",
  result: dataOf(deletion.nullable()),
});

export const previewOrganizationDeletion = endpoint({
  name: "privacy.previewDeletion",
  method: "GET",
  path: "/api/privacy/deletion/preview/",
  access: "owner",
  summary: "Preview what deleting the business would erase and what the law requires to keep",
  result: dataOf(
    z.object({
      customers: z.number(),
      messages: z.number(),
      files: z.number(),
      members: z.number(),
      channels: z.number(),
      /** The number of invoices and credit notes, which are kept. */
      invoices: z.number(),
      /** The number of days during which the request can be cancelled. */
      waiting_days: z.number(),
    }),
  ),
});

export const requestOrganizationDeletion = endpoint({
  name: "privacy.requestDeletion",
  method: "POST",
  path: "/api/privacy/deletion/",
  access: "owner",
  summary:
    "Request the deletion of the business: channels are disconnected and other sessions and keys end at once, everything is erased after the waiting time",
  body: z.strictObject({
    /** The business's name, typed as the dialog shows it. */
    name: z.string().max(200),
    password: z.string().max(256),
    /** The code of the second step, when the owner's account has one. */
    code: z.string().max(64).default(""),
  }),
  result: dataOf(deletion),
  limit: { max: 10, seconds: 900 },
});

export const withdrawOrganizationDeletion = endpoint({
  name: "privacy.takeBackDeletion",
  method: "DELETE",
  path: "/api/privacy/deletion/",
  access: "owner",
  summary: "Cancel the deletion of the business; channels have to be connected again",
  result: dataOf(deletion),
});

const operatorDeletion = deletion.extend({
  id,
  organization_id: id,
  /** The business's name. Empty once the business is erased. */
  organization_name: z.string(),
  requested_by: z.string(),
  /** The time at which the request was cancelled or carried out. Null before. */
  ended_at: instant.nullable(),
  /** The request of an owner on which an operator cancelled the deletion. Empty when an owner cancelled it. */
  reason: z.string(),
});
export type OperatorDeletion = z.infer<typeof operatorDeletion>;

export const listOperatorDeletions = endpoint({
  name: "operatorDeletions.list",
  method: "GET",
  path: "/api/operator/deletions/",
  access: "operator",
  summary: "List requests to delete a business: pending ones by due time, others latest first",
  query: pageQuery.extend({ state: z.enum(["waiting", "taken_back", "done"]).default("waiting") }),
  result: pageOf(operatorDeletion),
});

export const withdrawDeletionForOwner = endpoint({
  name: "operatorDeletions.takeBack",
  method: "POST",
  path: "/api/operator/deletions/:id/take-back/",
  access: "operator",
  summary: "Cancel a request to delete a business on its owner's word",
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(1).max(maxReasonLength) }),
  result: dataOf(operatorDeletion),
});
