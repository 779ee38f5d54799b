import * as contract from "#shared/contract/market-trends.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getMarketTrends, setTrendSharing } from "#server/modules/reporting/market-trends.ts";

export const marketTrendRoutes: Route[] = [
  serve(contract.getMarketTrends, async ({ tenant, query }) => ({
    data: await getMarketTrends(tenant, query.period),
  })),
  serve(contract.setTrendSharing, async ({ tenant, body }) => ({
    data: await setTrendSharing(tenant, body.is_sharing),
  })),
];
