import { createContext, use } from "react";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** From where the plans show: a failure is told with the words of that place (D47). */
export type PlanDialogOrigin = "banner" | "page";

export interface PlanRequest {
  plan: PlanId;
  period: BillingPeriod;
  /** As it was shown. */
  price: number | null;
}

/** Of a plan by agreement nothing can be paid. */
export type PaidPlan = PlanRequest & { price: number };

interface SubscriptionContextValue {
  state: SubscriptionState;
  /** What the server said last; undefined before it has answered. */
  subscription: Subscription | undefined;
  /** Whether the member may start the trial, subscribe and renew. */
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
  /** Leaves for the page where the plan is paid. */
  payOnline: (plan: PaidPlan) => void;
}

export const SubscriptionContext = createContext<SubscriptionContextValue | null>(null);

/** The subscription of the business whose portal this is. Only under `SubscriptionProvider`. */
export function useSubscription(): SubscriptionContextValue {
  const value = use(SubscriptionContext);
  if (!value) throw new Error("useSubscription outside of SubscriptionProvider");
  return value;
}
