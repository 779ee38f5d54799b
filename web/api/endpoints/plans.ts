import type * as contract from "#shared/contract/plans.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listPlans = endpoint<typeof contract.listPlans>("plans.list", "GET", "/api/plans/");
