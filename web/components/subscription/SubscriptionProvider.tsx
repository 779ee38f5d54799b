import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { startPayment } from "#shared/contract/payments.ts";
import { getSubscription, requestSubscription, startTrial } from "#shared/contract/subscriptions.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
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

/** Replies count and days pass without an event; so the portal asks. */
const askEveryMs = 300_000;

/** Holds what the browser shows of the subscription (C241). The server decides; its answer replaces the state. */
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
  const [isStartingTrial, setStartingTrial] = useState(false);
  const origin = useRef<PlanDialogOrigin>("banner");
  const subscription = useRead(getSubscription, {}, { refetchInterval: askEveryMs, keepPrevious: true }).data
    ?.data;

  useEffect(() => dispatch({ type: "translate", texts }), [texts]);
  const status = subscription?.subscription_status;
  const isActive = subscription?.subscription_active;
  const days = subscription?.expire_at_days;
  const notice = subscription?.usage?.notice;
  useEffect(() => {
    // D07: only the server's word makes a request an active subscription.
    if (status === "subscription_activated") dispatch({ type: "subscribe" });
  }, [status]);
  useEffect(() => {
    if (status === undefined || isActive === undefined || days === undefined) return;
    dispatch({
      type: "load",
      data: { subscription_status: status, subscription_active: isActive, expire_at_days: days },
    });
    // What waits for the account manager, or has ended, matters more than the usage.
    if (!notice || (status !== "subscription_activated" && status !== "trial_activated")) return;
    dispatch({ type: "setToast", toastType: notice, toastMessage: t(`banner.${notice}`) });
    // A new month or a larger plan ends the notice.
    return () => dispatch({ type: "restoreToast" });
  }, [status, isActive, days, notice, t]);

  const begin = async () => {
    if (isStartingTrial) return;
    setStartingTrial(true);
    try {
      await call(startTrial);
      dispatch({ type: "startTrial" });
      toast.success(t("toasts.trialStarted"));
    } catch (error) {
      toast.error(t("toasts.trialFailed"), messageOf(error, t("common:errors.generic")));
    } finally {
      // Also after a refusal: a colleague may have started it.
      await refresh("subscription");
      setStartingTrial(false);
    }
  };
  const isRenewal = Boolean(subscription?.period);
  const requestPlan = async (body: PlanRequest) => {
    try {
      await call(requestSubscription, { body });
      await refresh("subscription");
      dispatch({ type: "hideModal" });
      void navigate(paths.subscriptionConfirmation());
    } catch (error) {
      const failed = isRenewal
        ? "renewalFailed"
        : origin.current === "banner"
          ? "requestFailed"
          : "requestFailedOnPage";
      toast.error(t(`toasts.${failed}`), messageOf(error, t("common:errors.generic")));
      await refresh("subscription", "plans");
      // A colleague has asked already: there is nothing left to choose.
      if (error instanceof ApiError && error.code === "subscription_requested")
        dispatch({ type: "hideModal" });
    }
  };
  const payOnline = async (body: PaidPlan) => {
    try {
      const { data } = await call(startPayment, { body });
      window.location.assign(data.url);
    } catch (error) {
      toast.error(t("toasts.paymentFailed"), messageOf(error, t("common:errors.generic")));
      await refresh("subscription", "plans", "payments");
      const code = error instanceof ApiError ? error.code : null;
      if (code !== "payment_unavailable" && code !== "subscription_requested") return;
      // The request is with the account manager: this one, or another that a colleague has made.
      dispatch({ type: "hideModal" });
      void navigate(paths.subscriptionConfirmation());
    }
  };

  return (
    <SubscriptionContext
      value={{
        state,
        subscription,
        isOwner,
        isRenewal,
        isStartingTrial,
        startTrial: () => void begin(),
        showModal: (from) => {
          origin.current = from;
          dispatch({ type: "showModal" });
        },
        hideModal: () => dispatch({ type: "hideModal" }),
        hideToast: () => dispatch({ type: "hideToast" }),
        requestPlan,
        payOnline,
      }}
    >
      {children}
    </SubscriptionContext>
  );
}
