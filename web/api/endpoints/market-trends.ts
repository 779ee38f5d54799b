import type * as contract from "#shared/contract/market-trends.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getMarketTrends = endpoint<typeof contract.getMarketTrends>(
  "marketTrends.get",
  "GET",
  "/api/market-trends/",
);
export const setTrendSharing = endpoint<typeof contract.setTrendSharing>(
  "marketTrends.setSharing",
  "PUT",
  "/api/market-trends/sharing/",
);
