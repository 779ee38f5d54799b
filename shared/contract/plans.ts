import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

export const planId = z.enum(["basic", "professional", "enterprise"]);
export type PlanId = z.infer<typeof planId>;

const plan = z.object({
  id: planId,
  /** The monthly price in Saudi riyals. Null means that it is agreed individually. */
  price_month: z.number().nullable(),
  /** The yearly price that the request's language shows (D01). */
  price_year: z.number().nullable(),
  /** The replies of the agent per month. Null means an individually agreed number. */
  interactions: z.number().nullable(),
  /** Whether the page shows the limited offer with the plan (C105). */
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
