import type * as contract from "#shared/contract/operators.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperators = endpoint<typeof contract.listOperators>(
  "operators.list",
  "GET",
  "/api/operator/operators/",
);
export const inviteOperator = endpoint<typeof contract.inviteOperator>(
  "operators.invite",
  "POST",
  "/api/operator/operators/",
);
export const disableOperator = endpoint<typeof contract.disableOperator>(
  "operators.disable",
  "POST",
  "/api/operator/operators/:id/disable/",
);
export const resetOperatorSecondStep = endpoint<typeof contract.resetOperatorSecondStep>(
  "operators.resetSecondStep",
  "DELETE",
  "/api/operator/operators/:id/second-step/",
);
