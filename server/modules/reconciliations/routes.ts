import { retryMessage } from "#shared/contract/deliveries.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { retry } from "./actions.ts";

export const reconciliationRoutes: Route[] = [
  serve(retryMessage, async ({ context, caller, params }) => {
    await retry(context, caller.organizationId, params.id);
    return { data: null };
  }),
];
