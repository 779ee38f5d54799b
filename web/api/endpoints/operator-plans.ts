import type * as contract from "#shared/contract/operator-plans.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperatorPlans = endpoint<typeof contract.listOperatorPlans>(
  "operatorPlans.list",
  "GET",
  "/api/operator/plans/",
);
export const saveOperatorPlan = endpoint<typeof contract.saveOperatorPlan>(
  "operatorPlans.save",
  "PUT",
  "/api/operator/plans/:id/",
);
export const setPricing = endpoint<typeof contract.setPricing>(
  "operatorPlans.setPricing",
  "PUT",
  "/api/operator/pricing/",
);
