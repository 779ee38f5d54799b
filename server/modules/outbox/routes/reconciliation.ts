import { retryMessage } from "#shared/contract/deliveries.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { retry } from "#server/modules/outbox/reconciliation.ts";

export const outboxRoutes: Route[] = [
  serve(retryMessage, async ({ context, caller, params }) => {
    await retry(context, caller.organizationId, params.id);
    return { data: null };
  }),
];
