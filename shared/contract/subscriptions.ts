import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { invoice } from "./invoices.ts";
import { billingPeriod } from "./billing-period.ts";
import { operatorPayment } from "./operator-payments.ts";
import { creditNote } from "./refunds.ts";
import { planId } from "./plans.ts";
import { operatorSavedCard } from "./saved-cards.ts";
import { maxDeclineNoteLength } from "#shared/values/subscriptions.ts";

/** The state of an organisation's subscription (C243). */
export const subscriptionStatus = z.enum([
  "NA",
  "trial_activated",
  "subscription_in_progress",
  "subscription_activated",
  "trial_expired",
  "subscription_expired",
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const requestKind = z.enum(["subscribe", "renew"]);
export const requestState = z.enum(["open", "activated", "declined", "withdrawn"]);

const requested = z.object({
  id,
  kind: requestKind,
  plan: planId,
  period: billingPeriod,
  /**
   * The price in Saudi riyals that was shown when the plan was requested (D01). Null when it is agreed individually.
   */
  price: z.number().nullable(),
  requested_at: instant,
  /** The time by which the account manager gets in touch: 24 hours after the request. */
  due_at: instant,
});

/** The usage notices: from 80 % of the plan's limit, and at the limit. */
export const usageNotice = z.enum(["near_limit", "limit_reached"]);
export type UsageNotice = z.infer<typeof usageNotice>;

const subscription = z.object({
  subscription_status: subscriptionStatus,
  /** True while the trial or a paid term runs, or during the days of grace after it. */
  subscription_active: z.boolean(),
  /** The remaining days of the trial or the paid term by the server's clock. 0 when neither runs. */
  expire_at_days: z.number().int().min(0),
  /** The end of the trial or of the last paid term. Null before the first. */
  ends_at: instant.nullable(),
  /** The time until which the agent answers after the end of a paid term. Null outside the days of grace. */
  grace_ends_at: instant.nullable(),
  plan: planId.nullable(),
  period: billingPeriod.nullable(),
  /** The request that is not decided yet. */
  request: requested.nullable(),
  /** Whether plans with a price can be paid online, without waiting for the account manager. */
  online_payment: z.boolean(),
  /** Whether a card can be saved for renewals. */
  card_renewal: z.boolean(),
  /** What an owner must do about the last charge of the saved card. Null when nothing is needed. */
  card_notice: z.enum(["confirm", "failed"]).nullable(),
  /** The operator's note on the last request if it was declined. Null otherwise. */
  declined_note: z.string().nullable(),
  /** The reason why the agent hands over every message. Null while the plan lets it answer. */
  withheld: z.enum(["subscription_ended", "limit_reached"]).nullable(),
  /** The replies that the agent has sent in the current month of the plan. */
  usage: z
    .object({
      used: z.number().int(),
      limit: z.number().int().nullable(),
      /** The used share of the limit, from 0 to 1. Null without a limit. */
      share: z.number().min(0).max(1).nullable(),
      notice: usageNotice.nullable(),
      from: instant,
      until: instant,
    })
    .nullable(),
});
export type Subscription = z.infer<typeof subscription>;

const history = z.object({
  /** The organisation's requests, the latest first. */
  requests: z.array(
    requested.extend({
      state: requestState,
      decided_at: instant.nullable(),
      /** The operator's note on a declined request. */
      note: z.string(),
    }),
  ),
  /** The activated terms, the latest first. */
  terms: z.array(
    z.object({
      plan: planId,
      period: billingPeriod,
      price: z.number().nullable(),
      starts_at: instant,
      ends_at: instant,
      state: z.enum(["upcoming", "running", "ended"]),
    }),
  ),
  /** The credit notes, the latest first. */
  credit_notes: z.array(creditNote),
  invoices: z.array(invoice),
});
export type SubscriptionHistory = z.infer<typeof history>;

export const getSubscription = endpoint({
  name: "subscription.get",
  method: "GET",
  path: "/api/subscription/",
  access: "member",
  permission: "any_member",
  summary: "Get the organisation's subscription with its usage",
  result: dataOf(subscription),
});

export const getSubscriptionHistory = endpoint({
  name: "subscription.history",
  method: "GET",
  path: "/api/subscription/history/",
  access: "member",
  permission: "any_member",
  summary: "List the organisation's latest requests, terms and invoices",
  result: dataOf(history),
});

export const startTrial = endpoint({
  name: "subscription.startTrial",
  method: "POST",
  path: "/api/subscription/trial/",
  access: "owner",
  summary: "Start the free trial of seven days, once for each organisation",
  result: dataOf(subscription),
});

export const requestSubscription = endpoint({
  name: "subscription.request",
  method: "POST",
  path: "/api/subscription/requests/",
  access: "owner",
  summary: "Request a plan or its renewal; an operator activates it",
  body: z.strictObject({
    plan: planId,
    period: billingPeriod,
    /** The price that the page showed. The call fails when the plan's price has changed. */
    price: z.number().int().nullable(),
  }),
  result: dataOf(subscription),
});

export const withdrawSubscriptionRequest = endpoint({
  name: "subscription.withdraw",
  method: "POST",
  path: "/api/subscription/requests/withdraw/",
  access: "owner",
  summary: "Withdraw the open request; the running subscription continues",
  result: dataOf(subscription),
});

const operatorRequest = requested.extend({
  organization: z.object({ id, name: z.string(), phone: z.string() }),
  /** Null when the member was deleted. */
  requested_by: z.object({ name: z.string(), email: z.string() }).nullable(),
  language,
  state: requestState,
  /** The minutes that the request has waited, or had waited when it was decided. */
  age_minutes: z.number().int().min(0),
  decided_at: instant.nullable(),
  note: z.string(),
  /** The request's latest online payment. Null when there was no attempt. */
  payment: operatorPayment.nullable(),
});
export type OperatorSubscriptionRequest = z.infer<typeof operatorRequest>;

export const listSubscriptionRequests = endpoint({
  name: "operator.listSubscriptionRequests",
  method: "GET",
  path: "/api/operator/subscription-requests/",
  access: "operator",
  summary:
    "List subscription requests; `state` defaults to open. Longest waiting first, decided ones latest first",
  query: pageQuery.extend({ state: requestState.default("open") }),
  result: pageOf(operatorRequest),
});

export const activateSubscriptionRequest = endpoint({
  name: "operator.activateSubscriptionRequest",
  method: "POST",
  path: "/api/operator/subscription-requests/:id/activate/",
  access: "operator",
  summary: "Activate the requested plan for its period",
  params: idParams,
  result: dataOf(z.object({ organization_id: id, starts_at: instant, ends_at: instant })),
});

export const declineSubscriptionRequest = endpoint({
  name: "operator.declineSubscriptionRequest",
  method: "POST",
  path: "/api/operator/subscription-requests/:id/decline/",
  access: "operator",
  summary: "Decline a subscription request, with a note that the business reads",
  params: idParams,
  body: z.strictObject({ note: z.string().trim().min(1).max(maxDeclineNoteLength) }),
  result: dataOf(z.object({ organization_id: id })),
});

const operatorSubscription = subscription
  .pick({
    subscription_status: true,
    subscription_active: true,
    expire_at_days: true,
    ends_at: true,
    plan: true,
    period: true,
    usage: true,
  })
  .extend({
    organization: z.object({ id, name: z.string() }),
    /** The number of replies that the agent sent in the last thirty days. */
    interactions_30_days: z.number().int(),
  });
export type OperatorSubscription = z.infer<typeof operatorSubscription>;

export const listSubscriptions = endpoint({
  name: "operator.listSubscriptions",
  method: "GET",
  path: "/api/operator/subscriptions/",
  access: "operator",
  summary: "List the subscriptions; a page contains the same organisations as the list of organisations",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(operatorSubscription),
});

export const getOrganizationSubscription = endpoint({
  name: "operator.getOrganizationSubscription",
  method: "GET",
  path: "/api/operator/organizations/:id/subscription/",
  access: "operator",
  summary: "Get an organisation's subscription with its usage, requests, terms, invoices and saved card",
  params: idParams,
  result: dataOf(subscription.extend({ ...history.shape, saved_card: operatorSavedCard.nullable() })),
});
