import * as contract from "#shared/contract/retention.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/privacy/retention.ts";

export const retentionRoutes: Route[] = [
  serve(contract.getRetention, async ({ tenant }) => ({ data: await actions.getRetention(tenant) })),
  serve(contract.previewRetention, async ({ tenant, query }) => ({
    data: await actions.previewRetention(tenant, query.months),
  })),
  serve(contract.setRetention, async ({ tenant, body }) => ({
    data: await actions.setRetention(tenant, body.months),
  })),
];
