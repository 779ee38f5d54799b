import { readOriginal } from "#shared/contract/originals.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const originalRoutes: Route[] = [
  serve(readOriginal, async ({ context, caller, params }) => ({
    data: await actions.readOriginal(context, caller.organizationId, params.id),
  })),
];
