import * as contract from "#shared/contract/messages.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listMessages } from "#server/modules/reporting/messages.ts";

export const messageRoutes: Route[] = [
  serve(contract.listMessages, async ({ tenant, query }) => listMessages(tenant, query)),
];
