import { answerChallenge, receiveWebhook } from "#shared/contract/channels.ts";
import type { Platform } from "#server/channels/channel.ts";
import { webhooks } from "#server/channels/index.ts";
import type { Delivery, Webhook } from "#server/channels/webhook.ts";
import { Failure } from "#server/http/failure.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/inbox/webhook-events.ts";

function webhookOf(platform: Platform): Webhook {
  const webhook = webhooks[platform];
  if (!webhook) throw new Failure("not_found");
  return webhook;
}

/** Returns only headers and fields with a single value. One that occurs twice counts as absent. */
const single = (values: unknown): Delivery["query"] =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).filter(([, value]) => typeof value === "string"),
  ) as Delivery["query"];

export const inboxRoutes: Route[] = [
  serve(
    receiveWebhook,
    async ({ context, params: { platform }, raw, query, request }) => ({
      data: await actions.acceptDelivery(context, webhookOf(platform), {
        bytes: raw,
        headers: single(request.headers),
        query: single(query),
      }),
    }),
    { unaudited: "customers' messages, delivered by a platform; the conversations are their record" },
  ),

  serve(answerChallenge, async ({ context, params: { platform }, query }) => {
    const answer = webhookOf(platform).answerChallenge?.(context, single(query));
    if (answer === null || answer === undefined) throw new Failure("not_found");
    return answer as string | Record<string, string>;
  }),
];
