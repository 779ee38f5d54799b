import { z } from "zod";
import { maxPlanPrice, maxPlanReplies } from "#shared/values/plans.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, nothing } from "./envelope.ts";
import { planId } from "./plans.ts";

/** A price in whole riyals, VAT included. Null means that the price is agreed individually. */
const price = z.number().int().min(1).max(maxPlanPrice).nullable();

const prices = z.strictObject({
  price_month: price,
  /** The yearly prices of the Arabic and of the English pages (D01). */
  price_year_ar: price,
  price_year_en: price,
  /** The replies of the agent per month. Null means an individually agreed number. */
  interactions: z.number().int().min(1).max(maxPlanReplies).nullable(),
});
export type PlanPrices = z.infer<typeof prices>;

const operatorPlan = prices.extend({ id: planId });
export type OperatorPlan = z.infer<typeof operatorPlan>;

const pricing = z.strictObject({
  /** Whether both languages show the Arabic yearly price. */
  unify: z.boolean(),
  /** Whether the limited offer is shown with the smallest plan. */
  offer: z.boolean(),
});
export type Pricing = z.infer<typeof pricing>;

export const listOperatorPlans = endpoint({
  name: "operatorPlans.list",
  method: "GET",
  path: "/api/operator/plans/",
  access: "operator",
  summary: "Get the plans with the prices of both languages and the settings for all plans",
  result: dataOf(pricing.extend({ plans: z.array(operatorPlan) })),
});

export const saveOperatorPlan = endpoint({
  name: "operatorPlans.save",
  method: "PUT",
  path: "/api/operator/plans/:id/",
  access: "operator",
  summary:
    "Change a plan's prices and limits; open requests, running terms and issued invoices keep their price",
  params: z.object({ id: planId }),
  body: prices,
  result: nothing,
});

export const setPricing = endpoint({
  name: "operatorPlans.setPricing",
  method: "PUT",
  path: "/api/operator/pricing/",
  access: "operator",
  summary: "Set whether one yearly price is shown in both languages, and whether the limited offer is shown",
  body: pricing,
  result: nothing,
});
