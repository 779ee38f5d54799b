import type { dashboard } from "#shared/contract/dashboard.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";

export type DashboardData = ResultOf<typeof dashboard>["data"];
