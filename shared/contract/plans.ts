import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

export const planId = z.enum(["basic", "professional", "enterprise"]);
export type PlanId = z.infer<typeof planId>;

const plan = z.object({
  id: planId,
  /** In Saudi riyals; null by agreement. */
  price_month: z.number().nullable(),
  /** As shown in the request's language (D01). */
  price_year: z.number().nullable(),
  /** Replies of the agent a month; null as needed. */
  interactions: z.number().nullable(),
  /** Whether the limited offer is shown with it (C105). */
  offer: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

export const listPlans = endpoint({
  name: "plans.list",
  method: "GET",
  path: "/api/plans/",
  access: "public",
  summary: "List the plans with their prices in the request's language",
  result: dataOf(z.array(plan)),
});
