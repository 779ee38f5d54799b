import { retryMessage } from "#shared/contract/deliveries.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { retryDelivery } from "#server/modules/outbox/reconciliation.ts";

export const outboxRoutes: Route[] = [
  serve(retryMessage, async ({ context, caller, params }) => {
    await retryDelivery(context, caller.organizationId, params.id);
    return { data: null };
  }),
];
