import type { Subscription, SubscriptionStatus } from "#shared/contract/subscriptions.ts";

/** What an owner must do about the last charge of the saved card. */
type CardNotice = "card_confirm" | "card_failed";

/** The subjects of the banner. The first five are the specification's, the last two are notices about usage. */
export type ToastType =
  | "trial_start"
  | "trial_active"
  | "subscription_pending"
  | "trial_expired"
  | "subscription_ended"
  | "near_limit"
  | "limit_reached"
  | CardNotice;

/** The subscription's state as the browser shows it (C241). The server's response decides it. */
export interface SubscriptionState {
  subscriptionStatus: SubscriptionStatus;
  subscriptionActive: boolean;
  expireAtDays: number;
  showToast: boolean;
  /** Null when the status has no banner. */
  toastType: ToastType | null;
  toastMessage: string;
  showSubscriptionModal: boolean;
}

export type SubscriptionAction =
  | {
      type: "load";
      data: Pick<Subscription, "subscription_status" | "subscription_active" | "expire_at_days">;
    }
  | { type: "startTrial" }
  | { type: "subscribe" }
  | { type: "renew" }
  | { type: "showModal" }
  | { type: "hideModal" }
  | { type: "setToast"; toastType: ToastType; toastMessage: string }
  | { type: "hideToast" }
  /** Restores the banner of the status after another banner was shown. */
  | { type: "restoreToast" }
  /** Translates the banner after a change of the language. */
  | { type: "translate"; texts: BannerTexts }
  | { type: "reset" };

/** Returns a banner's text in the page's language. */
export type BannerTexts = (key: StatusToast | "trialStarted", values: { count: number }) => string;

type StatusToast = Exclude<ToastType, "near_limit" | "limit_reached" | CardNotice>;

const toastTypes: Record<SubscriptionStatus, StatusToast | null> = {
  NA: "trial_start",
  trial_activated: "trial_active",
  subscription_in_progress: "subscription_pending",
  subscription_activated: null,
  trial_expired: "trial_expired",
  subscription_expired: "subscription_ended",
};

/** The days of the trial until the server's response arrives, as the specification's action sets them. */
export const trialDays = 7;

/** Returns the banner of a status (C244–C249). */
function toastOf(
  status: SubscriptionStatus,
  days: number,
  texts: BannerTexts,
): Pick<SubscriptionState, "showToast" | "toastType" | "toastMessage"> {
  const toastType = toastTypes[status];
  return toastType
    ? { showToast: true, toastType, toastMessage: texts(toastType, { count: days }) }
    : { showToast: false, toastType: null, toastMessage: "" };
}

/** The initial state (C253). */
export const resetState = (texts: BannerTexts): SubscriptionState => ({
  subscriptionStatus: "NA",
  subscriptionActive: false,
  expireAtDays: 0,
  ...toastOf("NA", 0, texts),
  showSubscriptionModal: false,
});

/**
 * Returns the next state (C241, C250–C253). A hidden banner stays hidden when the server's response has not changed.
 */
export function reduceSubscription(
  state: SubscriptionState,
  action: SubscriptionAction,
  texts: BannerTexts,
): SubscriptionState {
  switch (action.type) {
    case "load": {
      const { subscription_status, subscription_active, expire_at_days } = action.data;
      const isSame =
        state.subscriptionStatus === subscription_status &&
        state.subscriptionActive === subscription_active &&
        state.expireAtDays === expire_at_days;
      if (isSame) return state;
      return {
        ...state,
        subscriptionStatus: subscription_status,
        subscriptionActive: subscription_active,
        expireAtDays: expire_at_days,
        ...toastOf(subscription_status, expire_at_days, texts),
      };
    }
    case "startTrial":
      return {
        ...state,
        subscriptionStatus: "trial_activated",
        subscriptionActive: true,
        expireAtDays: trialDays,
        showToast: true,
        toastType: "trial_active",
        toastMessage: texts("trialStarted", { count: trialDays }),
      };
    case "subscribe":
    case "renew":
      return {
        ...state,
        subscriptionStatus: "subscription_activated",
        subscriptionActive: true,
        showToast: false,
        showSubscriptionModal: false,
      };
    case "showModal":
      return { ...state, showSubscriptionModal: true };
    case "hideModal":
      return { ...state, showSubscriptionModal: false };
    case "setToast":
      return {
        ...state,
        showToast: true,
        toastType: action.toastType,
        toastMessage: action.toastMessage,
      };
    case "hideToast":
      return { ...state, showToast: false };
    case "restoreToast":
      return { ...state, ...toastOf(state.subscriptionStatus, state.expireAtDays, texts) };
    case "translate":
      return {
        ...state,
        toastMessage: toastOf(state.subscriptionStatus, state.expireAtDays, action.texts).toastMessage,
      };
    case "reset":
      return resetState(texts);
  }
}
