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

/** Where the subscription of an organisation stands (C243). */
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
  /** In Saudi riyals, as it was shown when it was asked for (D01); null by agreement. */
  price: z.number().nullable(),
  requested_at: instant,
  /** 24 hours after it was asked for: until then the account manager gets in touch. */
  due_at: instant,
});

/** What the business should know about its usage: from 80 % of the plan's limit on, and at the limit. */
export const usageNotice = z.enum(["near_limit", "limit_reached"]);
export type UsageNotice = z.infer<typeof usageNotice>;

const subscription = z.object({
  subscription_status: subscriptionStatus,
  /** The trial or a paid term runs, or ended within the days of grace. */
  subscription_active: z.boolean(),
  /** Days left of the trial or of what was paid for, by the server's clock; 0 when nothing runs. */
  expire_at_days: z.number().int().min(0),
  /** When the trial or the last paid term ends or ended; null before the first. */
  ends_at: instant.nullable(),
  /** Until when the agent goes on answering after a paid term; null outside of these days. */
  grace_ends_at: instant.nullable(),
  plan: planId.nullable(),
  period: billingPeriod.nullable(),
  /** What was asked for and is not decided yet. */
  request: requested.nullable(),
  /** Whether a plan with a price can be paid online, instead of waiting for the account manager. */
  online_payment: z.boolean(),
  /** Whether a card can be saved that renews it. */
  card_renewal: z.boolean(),
  /** What the last charge of the saved card needs of an owner; null where nothing. */
  card_notice: z.enum(["confirm", "failed"]).nullable(),
  /** What an operator wrote about the last request when declining it; null where the last one was not declined. */
  declined_note: z.string().nullable(),
  /** Why the agent hands every message to the team; null while the plan lets it answer. */
  withheld: z.enum(["subscription_ended", "limit_reached"]).nullable(),
  /** Replies the agent has sent in the month of the plan that runs now. */
  usage: z
    .object({
      used: z.number().int(),
      limit: z.number().int().nullable(),
      /** The share of the limit that is used, at most 1; null without a limit. */
      share: z.number().min(0).max(1).nullable(),
      notice: usageNotice.nullable(),
      from: instant,
      until: instant,
    })
    .nullable(),
});
export type Subscription = z.infer<typeof subscription>;

const history = z.object({
  /** What was asked for, the latest first. */
  requests: z.array(
    requested.extend({
      state: requestState,
      decided_at: instant.nullable(),
      /** What an operator wrote when declining it. */
      note: z.string(),
    }),
  ),
  /** What was activated, the latest first. */
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
  /** The invoices of what was activated, the latest first. */
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
    /** The price that was shown; refused where it is no longer the plan's. */
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
  /** Null where the member is gone. */
  requested_by: z.object({ name: z.string(), email: z.string() }).nullable(),
  language,
  state: requestState,
  /** How long it has waited, or had waited when it was decided. */
  age_minutes: z.number().int().min(0),
  decided_at: instant.nullable(),
  note: z.string(),
  /** Its latest online payment; null where nobody tried to pay it online. */
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
    /** Replies the agent sent in the last thirty days. */
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
