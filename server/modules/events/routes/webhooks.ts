import * as contract from "#shared/contract/webhooks.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as deliveries from "#server/modules/events/webhook-deliveries.ts";
import * as webhooks from "#server/modules/events/webhooks.ts";

export const webhookRoutes: Route[] = [
  serve(contract.listWebhooks, async ({ context, caller }) => ({
    data: await webhooks.listWebhooks(context, caller.organizationId),
  })),
  serve(contract.createWebhook, async ({ context, caller, body }) => ({
    data: await webhooks.createWebhook(context, caller.organizationId, body),
  })),
  serve(contract.changeWebhook, async ({ context, caller, params, body }) => ({
    data: await webhooks.changeWebhook(context, caller.organizationId, params.id, body),
  })),
  serve(contract.deleteWebhook, async ({ context, caller, params }) => {
    await webhooks.deleteWebhook(context, caller.organizationId, params.id);
    return { data: null };
  }),
  serve(contract.renewWebhookSecret, async ({ context, caller, params }) => ({
    data: await webhooks.renewSecret(context, caller.organizationId, params.id),
  })),
  serve(
    contract.testWebhook,
    async ({ context, caller, params }) => {
      await deliveries.testWebhook(context, caller.organizationId, params.id);
      return { data: null };
    },
    { unaudited: "sends a test event, which the webhook's own log shows" },
  ),
  serve(contract.listWebhookDeliveries, async ({ context, caller, params, query }) =>
    deliveries.listDeliveries(context, caller.organizationId, params.id, query),
  ),
  serve(
    contract.replayWebhookDelivery,
    async ({ context, caller, params }) => ({
      data: await deliveries.replayDelivery(context, caller.organizationId, params.id),
    }),
    { unaudited: "sends again what was told, which the webhook's own log shows" },
  ),
];
