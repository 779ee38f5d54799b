import {
  answerChallenge,
  beginChannel,
  disconnectChannel,
  enableChannel,
  finishChannel,
  listChannels,
  receiveWebhook,
} from "#shared/contract/channels.ts";
import { webhooks } from "#server/channels/index.ts";
import type { Delivery, Webhook } from "#server/channels/webhook.ts";
import type { Platform } from "#server/channels/channel.ts";
import { Failure } from "#server/http/failure.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

function webhookOf(platform: Platform): Webhook {
  const webhook = webhooks[platform];
  if (!webhook) throw new Failure("not_found");
  return webhook;
}

/** One value each: a header or field that came twice is none. */
const single = (values: unknown): Delivery["query"] =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).filter(([, value]) => typeof value === "string"),
  ) as Delivery["query"];

export const channelRoutes: Route[] = [
  serve(listChannels, async ({ context, caller }) => ({
    data: await actions.listCards(context, caller.organizationId),
  })),

  serve(beginChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: { url: await actions.beginLogin(context, caller, kind, body?.provider) },
  })),

  serve(finishChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.finishLogin(context, caller, kind, { ...body, extra: body.extra ?? {} }),
  })),

  serve(enableChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.setEnabled(context, caller.organizationId, kind, body.enabled),
  })),

  serve(disconnectChannel, async ({ context, caller, params: { kind } }) => {
    await actions.disconnect(context, caller.organizationId, kind);
    return { data: null };
  }),

  serve(receiveWebhook, async ({ context, params: { platform }, raw, query, request }) => ({
    data: await actions.takeDelivery(context, webhookOf(platform), {
      bytes: raw,
      headers: single(request.headers),
      query: single(query),
    }),
  })),

  serve(answerChallenge, async ({ context, params: { platform }, query }) => {
    const answer = webhookOf(platform).challenge?.(context, single(query));
    if (answer === null || answer === undefined) throw new Failure("not_found");
    return answer as string | Record<string, string>;
  }),
];
