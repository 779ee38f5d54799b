import * as contract from "#shared/contract/webhooks.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as deliveries from "#server/modules/events/webhook-deliveries.ts";
import * as webhooks from "#server/modules/events/webhooks.ts";

export const webhookRoutes: Route[] = [
  serve(contract.listWebhooks, async ({ tenant }) => ({
    data: await webhooks.listWebhooks(tenant),
  })),
  serve(contract.createWebhook, async ({ tenant, body }) => ({
    data: await webhooks.createWebhook(tenant, body),
  })),
  serve(contract.changeWebhook, async ({ tenant, params, body }) => ({
    data: await webhooks.changeWebhook(tenant, params.id, body),
  })),
  serve(contract.deleteWebhook, async ({ tenant, params }) => {
    await webhooks.deleteWebhook(tenant, params.id);
    return { data: null };
  }),
  serve(contract.renewWebhookSecret, async ({ tenant, params }) => ({
    data: await webhooks.renewSecret(tenant, params.id),
  })),
  serve(
    contract.testWebhook,
    async ({ tenant, params }) => {
      await deliveries.testWebhook(tenant, params.id);
      return { data: null };
    },
    { unaudited: "sends a test event, which the webhook's own log shows" },
  ),
  serve(contract.listWebhookDeliveries, async ({ tenant, params, query }) =>
    deliveries.listDeliveries(tenant, params.id, query),
  ),
  serve(contract.replayWebhookDelivery, async ({ tenant, params }) => ({
    data: await deliveries.replayDelivery(tenant, params.id),
  })),
];
