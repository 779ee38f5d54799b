import type * as contract from "#shared/contract/payments.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getPayment = endpoint<typeof contract.getPayment>(
  "payments.get",
  "GET",
  "/api/subscription/payment/",
);
export const startPayment = endpoint<typeof contract.startPayment>(
  "payments.start",
  "POST",
  "/api/subscription/payments/",
);
export const checkPayment = endpoint<typeof contract.checkPayment>(
  "payments.check",
  "POST",
  "/api/subscription/payments/:id/check/",
);
