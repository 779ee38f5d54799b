import type * as contract from "#shared/contract/dashboard.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const dashboard = endpoint<typeof contract.dashboard>("dashboard.get", "GET", "/api/dashboard/");
export const exportDashboard = endpoint<typeof contract.exportDashboard>(
  "dashboard.export",
  "GET",
  "/api/dashboard/export/",
);
