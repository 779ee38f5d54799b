import { z } from "zod";
import { marketTopics } from "#shared/values/market-topics.ts";
import { period } from "./dashboard.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

const trend = z.object({
  topic: z.enum(marketTopics),
  now: z.number(),
  before: z.number(),
  /** The lowest number of businesses behind either of the two figures, never fewer than ten. */
  businesses: z.number(),
});

export const getMarketTrends = endpoint({
  name: "marketTrends.get",
  method: "GET",
  path: "/api/market-trends/",
  access: "member",
  permission: "any_member",
  summary:
    "Get what customers of the business's industry ask about more and less than before, over all businesses that share",
  query: z.object({ period: period.default("weekly") }),
  result: dataOf(
    z.object({
      /** True when the business shares its counts. Only businesses that share see the figures. */
      is_sharing: z.boolean(),
      /** The time at which the figures were counted. Null when there are none. */
      counted_at: instant.nullable(),
      rising: z.array(trend),
      falling: z.array(trend),
    }),
  ),
});

export const setTrendSharing = endpoint({
  name: "marketTrends.setSharing",
  method: "PUT",
  path: "/api/market-trends/sharing/",
  access: "owner",
  summary: "Agree to count the business's topics into the trends of its industry, or withdraw that",
  body: z.strictObject({ is_sharing: z.boolean() }),
  result: dataOf(z.object({ is_sharing: z.boolean() })),
});
