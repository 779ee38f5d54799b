import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, idParams, pageOf, pageQuery } from "./envelope.ts";

export const listRecipients = endpoint({
  name: "campaigns.recipients",
  method: "GET",
  path: "/api/campaigns/:id/recipients/",
  access: "member",
  permission: "campaigns",
  summary: "List a campaign's recipients with their results",
  params: idParams,
  query: pageQuery.extend({
    state: z.enum(["waiting", "queued", "sent", "failed", "skipped", "replied"]).optional(),
  }),
  result: pageOf(
    z.object({
      address: z.string(),
      name: z.string().nullable(),
      customer_id: id.nullable(),
      state: z.enum(["waiting", "queued", "sent", "delivered", "read", "uncertain", "failed", "skipped"]),
      /** A skip reason or a failure code. */
      reason: z.string().nullable(),
      replied: z.boolean(),
      /** The ticket that shows the conversation to staff. Null when there is none. */
      ticket_id: id.nullable(),
    }),
  ),
});
