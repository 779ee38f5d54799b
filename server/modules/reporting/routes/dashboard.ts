import * as contract from "#shared/contract/dashboard.ts";
import { listTopics as listTopicsCall } from "#shared/contract/topics.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getDashboard } from "#server/modules/reporting/dashboard.ts";
import { exportDashboard } from "#server/modules/reporting/dashboard-export.ts";
import { listTopics } from "#server/modules/reporting/topics.ts";

export const dashboardRoutes: Route[] = [
  serve(contract.dashboard, async ({ tenant, query }) => ({
    data: await getDashboard(tenant, query.period),
  })),
  serve(contract.exportDashboard, async ({ tenant, query, request }) =>
    exportDashboard(tenant, query.period, query.format, request.language),
  ),
  serve(listTopicsCall, async ({ tenant, query }) => ({
    data: await listTopics(tenant, query.chosen),
  })),
];
