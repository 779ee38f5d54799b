import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { webhookEvents } from "#shared/values/webhooks.ts";

const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const maxWebhooksPerOrganization = 5;

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  created_at: instant,
  /**
   * Null while the endpoint receives events. `gone`: the receiver answered 410. `failing`: every delivery failed for
   * days.
   */
  disabled: z.object({ at: instant, reason: z.enum(["owner", "failing", "gone"]) }).nullable(),
  /** The time since which no delivery has succeeded. Null after a success. */
  failing_since: instant.nullable(),
  /** The time until which deliveries are also signed with the previous secret. Null when they are not. */
  previous_secret_until: instant.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const withSecret = webhook.extend({
  /** The secret that signs every delivery (Standard Webhooks, `whsec_…`). No other response contains it. */
  secret: z.string(),
});

const fields = z.object({
  url: z.string().max(2000),
  events: z.array(webhookEvent).min(1).max(webhookEvents.length),
});

export const listWebhooks = endpoint({
  name: "webhooks.list",
  method: "GET",
  path: "/api/webhooks/",
  access: "owner",
  summary: "The organisation's outgoing webhooks, oldest first",
  result: dataOf(z.array(webhook)),
});

export const createWebhook = endpoint({
  name: "webhooks.create",
  method: "POST",
  path: "/api/webhooks/",
  access: "owner",
  summary: "Create a webhook that sends events to an address; only this response contains its secret",
  body: fields,
  result: dataOf(withSecret),
  limit: { max: 20, seconds: 60 },
});

export const changeWebhook = endpoint({
  name: "webhooks.change",
  method: "PUT",
  path: "/api/webhooks/:id/",
  access: "owner",
  summary: "Change a webhook's address and events, switch it off or on again",
  params: idParams,
  body: fields.extend({ enabled: z.boolean() }),
  result: dataOf(webhook),
});

export const deleteWebhook = endpoint({
  name: "webhooks.delete",
  method: "DELETE",
  path: "/api/webhooks/:id/",
  access: "owner",
  summary: "Delete a webhook with its log",
  params: idParams,
  result: nothing,
});

export const renewWebhookSecret = endpoint({
  name: "webhooks.renewSecret",
  method: "POST",
  path: "/api/webhooks/:id/secret/",
  access: "owner",
  summary: "A new secret; the one before signs too for another 24 hours",
  params: idParams,
  result: dataOf(withSecret),
  limit: { max: 20, seconds: 60 },
});

export const testWebhook = endpoint({
  name: "webhooks.test",
  method: "POST",
  path: "/api/webhooks/:id/test/",
  access: "owner",
  summary: "Send the event webhook.test",
  params: idParams,
  result: nothing,
  limit: { max: 20, seconds: 60 },
});

const delivery = z.object({
  id,
  event: z.string(),
  happened_at: instant,
  state: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number(),
  /** The time of the next attempt. Null when no further attempt is planned. */
  next_attempt_at: instant.nullable(),
  last_attempt_at: instant.nullable(),
  /** The HTTP status of the last response. Null when there was no response. */
  last_status: z.number().nullable(),
  last_ms: z.number().nullable(),
  /** The reason why the last attempt failed. */
  last_problem: z
    .enum(["status", "redirect", "timeout", "unreachable", "blocked_address", "disabled"])
    .nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const listWebhookDeliveries = endpoint({
  name: "webhooks.listDeliveries",
  method: "GET",
  path: "/api/webhooks/:id/deliveries/",
  access: "owner",
  summary: "Deliveries of a webhook in the last 30 days, newest first",
  params: idParams,
  query: pageQuery,
  result: pageOf(delivery),
});

export const replayWebhookDelivery = endpoint({
  name: "webhooks.replay",
  method: "POST",
  path: "/api/webhook-deliveries/:id/replay/",
  access: "owner",
  summary: "Send a delivery again, now, under the same webhook-id",
  params: idParams,
  result: dataOf(delivery),
  limit: { max: 60, seconds: 60 },
});
