import { z } from "zod";
import { maxConsentSourceLength } from "#shared/values/customers.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { channelKind } from "./channel-kinds.ts";

/** What a customer told staff about marketing messages on a channel. Records are never changed or deleted alone. */
const consentRecord = z.object({
  id,
  channel: channelKind,
  /** False for an opt-out. */
  allowed: z.boolean(),
  /** Where the customer said it. Only opt-outs may lack it. */
  source: z.string().nullable(),
  /** The member who recorded it. Null when they are no longer a member. */
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
});
export type ConsentRecord = z.infer<typeof consentRecord>;

export const listConsentRecords = endpoint({
  name: "customerConsents.list",
  method: "GET",
  path: "/api/customers/:id/consents/",
  access: "member",
  permission: "any_member",
  summary: "List what staff recorded of a customer's consent to marketing messages, newest first",
  params: idParams,
  result: dataOf(z.array(consentRecord)),
});

export const addConsentRecord = endpoint({
  name: "customerConsents.add",
  method: "POST",
  path: "/api/customers/:id/consents/",
  access: "member",
  permission: "any_member",
  summary: "Record that a customer opted out of marketing messages on a channel, or consented and where",
  params: idParams,
  body: z.strictObject({
    channel: channelKind,
    allowed: z.boolean(),
    source: z.string().max(maxConsentSourceLength).optional(),
  }),
  result: dataOf(consentRecord),
});
