import { getRawMessage } from "#shared/contract/raw-messages.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/conversations/raw-messages.ts";

export const rawMessageRoutes: Route[] = [
  serve(getRawMessage, async ({ tenant, params }) => ({
    data: await actions.readRawMessage(tenant, params.id),
  })),
];
