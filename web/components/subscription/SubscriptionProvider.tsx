import { useCallback, useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { startPayment } from "#web/api/endpoints/payments.ts";
import { getSubscription, requestSubscription, startTrial } from "#web/api/endpoints/subscriptions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import {
  type BannerTexts,
  reduceSubscription,
  resetState,
  type SubscriptionAction,
  type SubscriptionState,
} from "./subscription-state.ts";
import {
  type PaidPlan,
  type PlanDialogOrigin,
  type PlanRequest,
  SubscriptionContext,
} from "./use-subscription.ts";

/** The polling interval. Replies are counted and days pass without an event. */
const pollMs = 300_000;

/** Holds the subscription's state in the browser (C241). The server's response replaces it. */
export function SubscriptionProvider({ isOwner, children }: { isOwner: boolean; children: React.ReactNode }) {
  const { t } = useTranslation(["subscription", "common"]);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const texts = useCallback<BannerTexts>((key, values) => t(`banner.${key}`, values), [t]);
  const [state, dispatch] = useReducer(
    (before: SubscriptionState, action: SubscriptionAction) => reduceSubscription(before, action, texts),
    texts,
    resetState,
  );
  const origin = useRef<PlanDialogOrigin>("banner");
  const subscription = useRead(getSubscription, {}, { refetchInterval: pollMs, keepPrevious: true }).data
    ?.data;

  useEffect(() => dispatch({ type: "translate", texts }), [texts]);
  const status = subscription?.subscription_status;
  const isActive = subscription?.subscription_active;
  const days = subscription?.expire_at_days;
  const cardNotice = isOwner ? subscription?.card_notice : null;
  const notice = cardNotice ? (`card_${cardNotice}` as const) : subscription?.usage?.notice;
  useEffect(() => {
    // Only the server's response turns a request into an active subscription (D07).
    if (status === "subscription_activated") dispatch({ type: "subscribe" });
  }, [status]);
  useEffect(() => {
    if (status === undefined || isActive === undefined || days === undefined) return;
    dispatch({
      type: "load",
      data: { subscription_status: status, subscription_active: isActive, expire_at_days: days },
    });
    // A request that waits for the account manager, or an ended subscription, has precedence over the usage notice.
    const isRunning = status === "subscription_activated" || status === "trial_activated";
    // A failed charge is also shown during the days of grace, in which the charge is repeated.
    if (!notice || !(isRunning || (cardNotice && isActive))) return;
    dispatch({ type: "setToast", toastType: notice, toastMessage: t(`banner.${notice}`) });
    // A new month or a larger plan ends the notice.
    return () => dispatch({ type: "restoreToast" });
  }, [status, isActive, days, notice, cardNotice, t]);

  const trial = useAction(startTrial, {
    refreshes: ["subscription"],
    done: t("toasts.trialStarted"),
    failed: t("toasts.trialFailed"),
    onDone: () => dispatch({ type: "startTrial" }),
  });
  const isRenewal = Boolean(subscription?.period);
  const showConfirmation = () => {
    dispatch({ type: "hideModal" });
    void navigate(paths.subscriptionConfirmation());
  };
  const request = useAction((body: PlanRequest) => call(requestSubscription, { body }), {
    failed: () =>
      isRenewal
        ? t("toasts.renewalFailed")
        : t(origin.current === "banner" ? "toasts.requestFailed" : "toasts.requestFailedOnPage"),
    onDone: async () => {
      await refresh("subscription");
      showConfirmation();
    },
    onFailed: async (error) => {
      await refresh("subscription", "plans");
      // A colleague has already requested a plan, so the dialog closes.
      if (error instanceof ApiError && error.code === "subscription_requested")
        dispatch({ type: "hideModal" });
    },
  });
  const payment = useAction((body: PaidPlan) => call(startPayment, { body }), {
    failed: t("toasts.paymentFailed"),
    onDone: ({ data }) => window.location.assign(data.url),
    onFailed: async (error) => {
      await refresh("subscription", "plans", "payments");
      const code = error instanceof ApiError ? error.code : null;
      // The account manager has the request: this one, or a colleague's.
      if (code === "payment_unavailable" || code === "subscription_requested") showConfirmation();
    },
  });

  return (
    <SubscriptionContext
      value={{
        state,
        subscription,
        isOwner,
        isRenewal,
        isStartingTrial: trial.isPending,
        startTrial: () => !trial.isPending && void trial.run(),
        showModal: (from) => {
          origin.current = from;
          dispatch({ type: "showModal" });
        },
        hideModal: () => dispatch({ type: "hideModal" }),
        hideToast: () => dispatch({ type: "hideToast" }),
        isRequesting: request.isPending,
        requestPlan: (body) => void request.run(body),
        isPaying: payment.isPending,
        payOnline: (body) => void payment.run(body),
      }}
    >
      {children}
    </SubscriptionContext>
  );
}
