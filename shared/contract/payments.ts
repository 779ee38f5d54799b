import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { billingPeriod } from "./billing-period.ts";
import { planId } from "./plans.ts";

/**
 * Where an online payment stands. `created`: the provider has not confirmed its page yet; `pending`: the page is open and
 * nothing is paid; `failed`: the last attempt failed, and the same page takes another.
 */
export const paymentState = z.enum(["created", "pending", "paid", "failed", "expired", "refunded"]);
export type PaymentState = z.infer<typeof paymentState>;

/**
 * Why a person of the company has to look at a payment: another amount was paid than was asked for, the money went back,
 * or it was paid after its request had been decided otherwise. None of these activates a plan.
 */
export const paymentAttention = z.enum(["amount_differs", "refunded", "request_decided"]);
export type PaymentAttention = z.infer<typeof paymentAttention>;

const payment = z.object({
  id,
  state: paymentState,
  attention: paymentAttention.nullable(),
  plan: planId,
  period: billingPeriod,
  /** In Saudi riyals, as it was shown when it was asked for (D01). */
  price: z.number().int(),
  created_at: instant,
  paid_at: instant.nullable(),
  /** Until when the provider's page takes a payment; null before there is one. */
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
    /** The price that was shown; refused where it is no longer the plan's. A plan by agreement cannot be paid online. */
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
