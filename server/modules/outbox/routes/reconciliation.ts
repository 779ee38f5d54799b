import { retryMessage } from "#shared/contract/deliveries.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { retryDelivery } from "#server/modules/outbox/reconciliation.ts";

export const outboxRoutes: Route[] = [
  serve(retryMessage, async ({ tenant, params }) => {
    await retryDelivery(tenant, params.id);
    return { data: null };
  }),
];
