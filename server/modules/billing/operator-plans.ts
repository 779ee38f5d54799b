import type { OperatorPlan, PlanPrices, Pricing } from "#shared/contract/operator-plans.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Context } from "#server/context.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { pricesProblem } from "./plan-rules.ts";
import * as store from "./store/plans.ts";

/** Lists the plans as operators edit them. */
export async function listOperatorPlans({ db }: Context): Promise<Pricing & { plans: OperatorPlan[] }> {
  const rows = await store.listPlans(db);
  return {
    unify: rows[0]?.unified ?? false,
    offer: rows[0]?.offered ?? false,
    plans: rows.map(({ unified: _unified, offered: _offered, ...plan }) => plan),
  };
}

/** Changes a plan for future requests. Existing requests, terms and invoices keep their prices (D01). */
export async function savePlan({ db }: Context, id: PlanId, prices: PlanPrices): Promise<void> {
  requireFields({ price_month: pricesProblem(prices) });
  if (!(await store.savePlan(db, id, prices))) throw new Failure("not_found");
}

export const setPricing = ({ db }: Context, pricing: Pricing): Promise<void> => store.setPricing(db, pricing);
