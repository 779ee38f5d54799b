import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { billingPeriod } from "./billing-period.ts";
import { planId } from "./plans.ts";

/**
 * The state of an online payment. `created`: the provider has not confirmed its page yet. `pending`: the page is open
 * and nothing is paid. `failed`: the last attempt failed, and the same page accepts another.
 */
export const paymentState = z.enum(["created", "pending", "paid", "failed", "expired", "refunded"]);
export type PaymentState = z.infer<typeof paymentState>;

/**
 * The reason why an operator must check a payment: the amount differs from the price, the money was refunded, or the
 * payment arrived after the request had been decided. None of these activates a plan.
 */
export const paymentAttention = z.enum(["amount_differs", "refunded", "request_decided"]);
export type PaymentAttention = z.infer<typeof paymentAttention>;

const payment = z.object({
  id,
  state: paymentState,
  attention: paymentAttention.nullable(),
  plan: planId,
  period: billingPeriod,
  /** The price in Saudi riyals that was shown when the plan was requested (D01). */
  price: z.number().int(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** The time until which the provider's page accepts a payment. Null until the page exists. */
  expires_at: instant.nullable(),
});
export type Payment = z.infer<typeof payment>;

export const getPayment = endpoint({
  name: "payments.get",
  method: "GET",
  path: "/api/subscription/payment/",
  access: "owner",
  summary: "Get the organisation's latest online payment; 404 where online payment is not set up",
  result: dataOf(payment.nullable()),
});

export const startPayment = endpoint({
  name: "payments.start",
  method: "POST",
  path: "/api/subscription/payments/",
  access: "owner",
  summary:
    "Begin an online payment for a plan and get the address of the provider's page; a repeated call returns the same page. An open request for the same plan is paid instead of a new one",
  body: z.strictObject({
    plan: planId,
    period: billingPeriod,
    /**
     * The price that the page showed. The call fails when the plan's price has changed. A plan with an individually
     * agreed price cannot be paid online.
     */
    price: z.number().int().min(1),
  }),
  result: dataOf(z.object({ id, url: z.url() })),
  limit: { max: 20, seconds: 60 },
});

export const checkPayment = endpoint({
  name: "payments.check",
  method: "POST",
  path: "/api/subscription/payments/:id/check/",
  access: "owner",
  summary: "Read one of the organisation's payments again from the provider and activate what was paid",
  params: idParams,
  result: dataOf(payment),
  limit: { max: 60, seconds: 60 },
});

export const receivePaymentWebhook = endpoint({
  name: "payments.receiveWebhook",
  method: "POST",
  path: "/webhook/moyasar/",
  access: "public",
  summary:
    "Receive the payment provider's notice that an invoice has changed; the invoice is then read from its API",
  bodyKind: "raw",
  limit: "none",
  result: dataOf(z.object({ queued: z.number().int() })),
});
