import type * as contract from "#shared/contract/operator-payments.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperatorPayments = endpoint<typeof contract.listOperatorPayments>(
  "operator.listPayments",
  "GET",
  "/api/operator/payments/",
);
export const checkOperatorPayment = endpoint<typeof contract.checkOperatorPayment>(
  "operator.checkPayment",
  "POST",
  "/api/operator/payments/:id/check/",
);
export const settleOperatorPayment = endpoint<typeof contract.settleOperatorPayment>(
  "operator.settlePayment",
  "POST",
  "/api/operator/payments/:id/settle/",
);
