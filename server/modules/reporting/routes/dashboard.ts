import * as contract from "#shared/contract/dashboard.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getDashboard } from "#server/modules/reporting/dashboard.ts";

export const dashboardRoutes: Route[] = [
  serve(contract.dashboard, async ({ tenant, query }) => ({
    data: await getDashboard(tenant, query.period),
  })),
];
