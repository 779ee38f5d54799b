import { createContext, use } from "react";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** The place that opened the plan dialog. Failures are reported with that place's texts (D47). */
export type PlanDialogOrigin = "banner" | "page";

export interface PlanRequest {
  plan: PlanId;
  period: BillingPeriod;
  /** The price that was shown. */
  price: number | null;
}

/** A plan that can be paid online. A plan with an individually agreed price cannot. */
export type PaidPlan = PlanRequest & { price: number };

interface SubscriptionContextValue {
  state: SubscriptionState;
  /** The server's last response. Undefined before the first. */
  subscription: Subscription | undefined;
  /** Whether the member can start the trial, subscribe and renew. */
  isOwner: boolean;
  /** Whether there was a paid term before. */
  isRenewal: boolean;
  isStartingTrial: boolean;
  startTrial: () => void;
  showModal: (from: PlanDialogOrigin) => void;
  hideModal: () => void;
  hideToast: () => void;
  isRequesting: boolean;
  requestPlan: (request: PlanRequest) => void;
  isPaying: boolean;
  /** Opens the page on which the plan is paid. */
  payOnline: (plan: PaidPlan) => void;
}

export const SubscriptionContext = createContext<SubscriptionContextValue | null>(null);

/** Returns the subscription of the portal's business. It must be called below `SubscriptionProvider`. */
export function useSubscription(): SubscriptionContextValue {
  const value = use(SubscriptionContext);
  if (!value) throw new Error("useSubscription outside of SubscriptionProvider");
  return value;
}
