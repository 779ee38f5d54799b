import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

export const deletionState = z.enum(["waiting", "taken_back", "erasing", "done"]);
const maxReasonLength = 300;

const deletion = z.object({
  state: deletionState,
  /** The name of the owner who asked for it. */
  requested_by: z.string(),
  requested_at: instant,
  /** When everything is erased. Until then the request can be taken back. */
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
      /** Invoices and credit notes, which are kept. */
      invoices: z.number(),
      /** For how many days the request could be taken back. */
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
    /** The business's name, typed as it is shown. */
    name: z.string().max(200),
    password: z.string().max(256),
    /** Where the owner's log-in has a second step. */
    code: z.string().max(64).default(""),
  }),
  result: dataOf(deletion),
  limit: { max: 10, seconds: 900 },
});

export const takeBackOrganizationDeletion = endpoint({
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
  /** Empty once the business is erased. */
  organization_name: z.string(),
  requested_by: z.string(),
  /** When it was taken back or done; null before. */
  ended_at: instant.nullable(),
  /** On whose word an operator took it back; empty where an owner did. */
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

export const takeBackDeletionForOwner = endpoint({
  name: "operatorDeletions.takeBack",
  method: "POST",
  path: "/api/operator/deletions/:id/take-back/",
  access: "operator",
  summary: "Cancel a request to delete a business on its owner's word",
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(1).max(maxReasonLength) }),
  result: dataOf(operatorDeletion),
});
