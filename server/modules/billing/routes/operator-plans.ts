import * as contract from "#shared/contract/operator-plans.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/billing/operator-plans.ts";

export const operatorPlanRoutes: Route[] = [
  serve(contract.listOperatorPlans, async ({ context }) => ({
    data: await actions.listOperatorPlans(context),
  })),
  serve(contract.saveOperatorPlan, async ({ context, params, body }) => {
    await actions.savePlan(context, params.id, body);
    return { data: null };
  }),
  serve(contract.setPricing, async ({ context, body }) => {
    await actions.setPricing(context, body);
    return { data: null };
  }),
];
