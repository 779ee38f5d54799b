import { z } from "zod";
import type { Context } from "#server/context.ts";
import type { Connection } from "./channel.ts";
import { callX, XError } from "./twitter-call.ts";
import { requireTwitter } from "./twitter-oauth.ts";

const webhooks = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), url: z.string(), valid: z.boolean().optional() })).optional(),
});
const webhook = z.looseObject({ data: z.looseObject({ id: z.string() }) });
const subscriptions = z.looseObject({
  data: z
    .array(
      z.looseObject({
        subscription_id: z.string(),
        filter: z.looseObject({ user_id: z.string().optional() }),
      }),
    )
    .optional(),
});

/** Private events are subscribed to with the account's token, public ones with the app's. */
const privateEvents = ["dm.received", "dm.sent", "chat.received"];
const publicEvents = ["post.mention.create"];

/** Registers our webhook at X, and asks X to validate it again after X has disabled it. Null without an app token. */
export async function ensureWebhook(context: Context): Promise<string | null> {
  const { bearerToken } = requireTwitter(context);
  if (!bearerToken) return null;
  const url = `${context.addresses.public}/webhook/twitter/`;
  const listed = webhooks.parse((await callX(context, bearerToken, { path: "/2/webhooks" })).body);
  const ours = (listed.data ?? []).find((one) => one.url === url);
  if (!ours) {
    const made = await callX(context, bearerToken, { path: "/2/webhooks", json: { url } });
    return webhook.parse(made.body).data.id;
  }
  if (ours.valid === false)
    await callX(context, bearerToken, { path: `/2/webhooks/${ours.id}`, method: "PUT" });
  return ours.id;
}

/** Subscribes to the account's events. Throws X's error when a subscription is refused. */
export async function subscribe(context: Context, connection: Connection, webhookId: string): Promise<void> {
  const accountToken = connection.secrets["token"] ?? "";
  const app = requireTwitter(context).bearerToken ?? accountToken;
  for (const event of [...privateEvents, ...publicEvents])
    try {
      await callX(context, privateEvents.includes(event) ? accountToken : app, {
        path: "/2/activity/subscriptions",
        json: {
          event_type: event,
          filter: { user_id: connection.account },
          webhook_id: webhookId,
          tag: event,
        },
      });
    } catch (problem) {
      // The subscription already exists.
      if (!(problem instanceof XError && problem.status === 409)) throw problem;
    }
}

/** Ends the account's subscriptions. Throws the errors of `callX`, which the caller ignores. */
export async function unsubscribe(context: Context, connection: Connection): Promise<void> {
  const { bearerToken } = requireTwitter(context);
  if (!bearerToken) return;
  const listed = subscriptions.parse(
    (await callX(context, bearerToken, { path: "/2/activity/subscriptions" })).body,
  );
  for (const one of listed.data ?? [])
    if (one.filter.user_id === connection.account)
      await callX(context, bearerToken, {
        path: `/2/activity/subscriptions/${one.subscription_id}`,
        method: "DELETE",
      });
}
