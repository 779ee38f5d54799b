import { verifyXWebhook } from "./webhook-verification.ts";
import type { Identities } from "./identities.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits, xSignature } from "./signing.ts";
import { bearer, field, json, type Route } from "./wire.ts";
import { userOf, xProblem } from "./x-oauth.ts";
import { xEpoch, type XState } from "./x-state.ts";

const privateEvents = [
  "dm.received",
  "dm.sent",
  "dm.read",
  "dm.indicate_typing",
  "chat.received",
  "chat.sent",
];
const publicEvents = ["post.create", "post.delete", "post.mention.create", "follow.follow", "like.create"];

/** Sends an event to each webhook that is subscribed to it for this user. */
export function notifyX(
  { state, deliveries, clock, secret, faults }: PlatformHandle<XState>,
  event: string,
  user: string,
  payload: Record<string, unknown>,
  includes?: Record<string, unknown>,
): void {
  for (const subscription of Object.values(state.subscriptions)) {
    const webhook = state.webhooks[subscription.webhook];
    if (subscription.event !== event || subscription.user !== user || !webhook?.valid) continue;
    const body = JSON.stringify({
      data: {
        event_uuid: String((BigInt(clock().getTime() - xEpoch) << 22n) + BigInt(randomDigits(6))),
        filter: { user_id: user },
        event_type: event,
        tag: subscription.tag,
        payload,
        ...(includes && { includes }),
      },
    });
    if (faults.delivery.lost)
      state.undelivered.push({ webhook: subscription.webhook, body, at: clock().getTime() });
    deliver({ deliveries, secret }, webhook.url, body);
  }
}

const deliver = (
  { deliveries, secret }: Pick<PlatformHandle<XState>, "deliveries" | "secret">,
  url: string,
  body: string,
) => deliveries.send({ url, headers: { "x-twitter-webhooks-signature": xSignature(secret, body) }, body });

/** Returns a function that wraps the handler of a call that needs the app's own token. */
const appAccess =
  (app: Identities["x"]) =>
  (handler: Route[2]): Route[2] =>
  (request) =>
    bearer(request) === app.bearerToken ? handler(request) : xProblem(401, "Unauthorized");

/** Webhooks with their challenge, and subscriptions of the X Activity API. */
export const xWebhookRoutes = (handle: PlatformHandle<XState>, app: Identities["x"]): Route[] => [
  ...webhookRoutes(handle, app),
  ...subscriptionRoutes(handle, app),
];

function webhookRoutes(handle: PlatformHandle<XState>, app: Identities["x"]): Route[] {
  const { state, clock } = handle;
  const asApp = appAccess(app);
  const webhookView = (id: string) => {
    const webhook = state.webhooks[id];
    return {
      id,
      url: webhook?.url,
      valid: webhook?.valid,
      created_at: new Date(webhook?.at ?? 0).toISOString(),
    };
  };
  return [
    [
      "GET",
      "/2/webhooks",
      asApp(() =>
        json({
          data: Object.keys(state.webhooks).map(webhookView),
          meta: { result_count: Object.keys(state.webhooks).length },
        }),
      ),
    ],
    [
      "POST",
      "/2/webhooks",
      asApp(async (request) => {
        const url = field(request, "url");
        if (Object.values(state.webhooks).some((webhook) => webhook.url === url))
          return xProblem(409, "Conflict", "A webhook with this URL already exists");
        if (!(await verifyXWebhook(url, app.consumerSecret)))
          return xProblem(400, "Invalid Request", "CrcValidationFailed: could not validate the webhook");
        const id = randomDigits(19);
        state.webhooks[id] = { url, valid: true, at: clock().getTime() };
        return json({ data: webhookView(id) });
      }),
    ],
    [
      "PUT",
      "/2/webhooks/:id",
      asApp(async (request) => {
        const id = request.params["id"] ?? "";
        const webhook = state.webhooks[id];
        if (!webhook) return xProblem(404, "Not Found");
        webhook.valid = await verifyXWebhook(webhook.url, app.consumerSecret);
        return json({ data: { attempted: true, ...webhookView(id) } });
      }),
    ],
    [
      "DELETE",
      "/2/webhooks/:id",
      asApp((request) => {
        delete state.webhooks[request.params["id"] ?? ""];
        return json({ data: { deleted: true } });
      }),
    ],
    [
      "POST",
      "/2/webhooks/replay",
      asApp((request) => {
        const webhook = state.webhooks[field(request, "webhook_id")];
        if (!webhook) return xProblem(404, "Not Found");
        for (const missed of state.undelivered.splice(0)) deliver(handle, webhook.url, missed.body);
        return json({ data: { job_id: randomDigits(19), created_at: clock().toISOString() } });
      }),
    ],
  ];
}

function subscriptionRoutes({ state, clock }: PlatformHandle<XState>, app: Identities["x"]): Route[] {
  const asApp = appAccess(app);
  return [
    [
      "GET",
      "/2/activity/subscriptions",
      asApp(() =>
        json({
          data: Object.entries(state.subscriptions).map(([id, one]) => ({
            subscription_id: id,
            event_type: one.event,
            filter: { user_id: one.user },
            webhook_id: one.webhook,
            tag: one.tag,
          })),
        }),
      ),
    ],
    [
      "POST",
      "/2/activity/subscriptions",
      (request) => {
        const event = field(request, "event_type");
        const user = (request.body["filter"] as { user_id?: string } | undefined)?.user_id ?? "";
        const webhook = field(request, "webhook_id");
        // Private events require the user's own token; an app token only covers public ones.
        if (privateEvents.includes(event)) {
          const found = userOf(state, clock, request, "dm.read");
          if ("status" in found) return found;
          if (found.user !== user) return xProblem(403, "Forbidden", "The token is another user's");
        } else if (!publicEvents.includes(event))
          return xProblem(400, "Invalid Request", `event_type ${event}`);
        else if (bearer(request) !== app.bearerToken) {
          const found = userOf(state, clock, request, "tweet.read");
          if ("status" in found) return found;
        }
        if (!state.webhooks[webhook]) return xProblem(400, "Invalid Request", "webhook_id");
        const same = Object.values(state.subscriptions).some(
          (one) => one.event === event && one.user === user && one.webhook === webhook,
        );
        if (same) return xProblem(409, "Conflict", "DuplicateSubscriptionFailed: this subscription exists");
        const id = randomDigits(19);
        state.subscriptions[id] = { event, user, webhook, tag: field(request, "tag") };
        return json({
          data: {
            subscription: {
              subscription_id: id,
              event_type: event,
              filter: { user_id: user },
              webhook_id: webhook,
            },
          },
          meta: { total_subscriptions: Object.keys(state.subscriptions).length },
        });
      },
    ],
    [
      "DELETE",
      "/2/activity/subscriptions/:id",
      (request) => {
        delete state.subscriptions[request.params["id"] ?? ""];
        return json({ data: { deleted: true } });
      },
    ],
  ];
}
