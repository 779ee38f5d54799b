import { twitter } from "#server/channels/twitter.ts";
import { twitterWebhook } from "#server/channels/twitter-webhook.ts";
import { adapterContext } from "./adapter-context.ts";
import { verifyEvents } from "./adapter-deliveries.ts";
import { connectAccount } from "./connect-account.ts";
import { startPlatforms } from "./start-platforms.ts";
import { webhookReceiver } from "./webhook-receiver.ts";

export const account = "1700000000000000002";
export const person = { id: "1800000000000000009", username: "noura", name: "نورة" };
export const startTime = new Date("2026-11-20T09:00:00Z");

/** Connects the product with X. Without `webhook`, X reaches no address of ours and the account is polled. */
export async function connectX(options: { webhook: boolean }) {
  let now = startTime;
  const platforms = await startPlatforms({ clock: () => now });
  const shop = await webhookReceiver({ consumerSecret: platforms.env["X_CONSUMER_SECRET"] ?? "" });
  const context = adapterContext(
    { ...platforms.env, PUBLIC_URL: options.webhook ? new URL(shop.url).origin : "http://127.0.0.1:9" },
    () => now,
  );
  const connection = await connectAccount(context, twitter);
  return {
    context,
    connection,
    platforms,
    xSide: platforms.x,
    at(to: Date) {
      now = to;
    },
    async events() {
      await platforms.settled();
      return verifyEvents(context, twitterWebhook, shop.received);
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
    },
  };
}
