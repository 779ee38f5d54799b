import { readOriginal } from "#shared/contract/originals.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/conversations/raw-messages.ts";

export const rawMessageRoutes: Route[] = [
  serve(readOriginal, async ({ context, caller, params }) => ({
    data: await actions.readRawMessage(context, caller.organizationId, params.id),
  })),
];
