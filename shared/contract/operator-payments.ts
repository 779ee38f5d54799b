import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { paymentAttention, paymentState } from "./payments.ts";

/** An online payment as the operator sees it. */
export const operatorPayment = z.object({
  id,
  request_id: id,
  organization: z.object({ id, name: z.string() }),
  state: paymentState,
  attention: paymentAttention.nullable(),
  total_halalas: z.number().int(),
  /** The invoice's id at the payment provider. Null until the provider has assigned one. */
  provider_invoice: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
});
export type OperatorPayment = z.infer<typeof operatorPayment>;

export const listOperatorPayments = endpoint({
  name: "operator.listPayments",
  method: "GET",
  path: "/api/operator/payments/",
  access: "operator",
  summary:
    "List online payments that need attention; with `organization`, that organisation's latest hundred",
  query: z.object({ organization: id.optional() }),
  result: dataOf(z.array(operatorPayment)),
});

export const checkOperatorPayment = endpoint({
  name: "operator.checkPayment",
  method: "POST",
  path: "/api/operator/payments/:id/check/",
  access: "operator",
  summary: "Read a payment again from the payment provider and activate what was paid",
  params: idParams,
  result: dataOf(operatorPayment),
});

export const settleOperatorPayment = endpoint({
  name: "operator.settlePayment",
  method: "POST",
  path: "/api/operator/payments/:id/settle/",
  access: "operator",
  summary: "Mark a payment as resolved; it is no longer listed",
  params: idParams,
  result: dataOf(operatorPayment),
});
