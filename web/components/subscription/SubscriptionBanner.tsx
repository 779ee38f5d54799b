import { useTranslation } from "react-i18next";
import { HalfDiamondGlyph, TurningSquareGlyph } from "#web/components/signs/glyphs.tsx";
import { StatusDot } from "#web/components/portal/StatusDot.tsx";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./SubscriptionBanner.module.css";
import { type ToastType, trialDays } from "./subscription-state.ts";
import { TrialButton } from "./TrialButton.tsx";
import { useSubscription } from "./use-subscription.ts";

const looks: Record<ToastType, "start" | "notice" | "wait" | "end"> = {
  trial_start: "start",
  trial_active: "notice",
  subscription_pending: "wait",
  trial_expired: "end",
  subscription_ended: "end",
  near_limit: "notice",
  limit_reached: "end",
  card_confirm: "notice",
  card_failed: "end",
};

/** Whether the banner can be hidden until it changes. Banners about a stopped agent cannot. */
const canHide = (type: ToastType): boolean => type === "trial_active" || type === "near_limit";

/** The banner above every signed-in page, with the action that solves the problem (C258). */
export function SubscriptionBanner() {
  const { t } = useTranslation("subscription");
  const { state, subscription, hideToast } = useSubscription();
  const { toastType, toastMessage } = state;
  if (!subscription || !state.showToast || !toastType) return null;
  return (
    <section
      aria-label={t("banner.label")}
      data-banner={toastType}
      className={classes(css.banner, css[looks[toastType]], toastType === "trial_start" && "night")}
    >
      <Sign notice={toastType} days={state.expireAtDays} />
      <p>{toastMessage}</p>
      <Step notice={toastType} />
      {canHide(toastType) && (
        <IconButton label={t("banner.hide")} className={css.hide} onClick={hideToast}>
          <CloseIcon size="small" />
        </IconButton>
      )}
    </section>
  );
}

function Sign({ notice, days }: { notice: ToastType; days: number }) {
  switch (notice) {
    case "trial_start":
      return <Mark className={css.mark} />;
    case "trial_active":
      return (
        <span className={css.days} aria-hidden="true">
          {Array.from({ length: trialDays }, (_, day) => (
            <i key={day} className={classes(day < days && css.left)} />
          ))}
        </span>
      );
    case "subscription_pending":
      return <TurningSquareGlyph />;
    case "near_limit":
    case "card_confirm":
      return <HalfDiamondGlyph />;
    case "trial_expired":
    case "subscription_ended":
    case "limit_reached":
    case "card_failed":
      return <StatusDot isOn={false} />;
  }
}

function Step({ notice }: { notice: ToastType }) {
  const { t } = useTranslation("subscription");
  const { isOwner, showModal } = useSubscription();
  if (notice === "near_limit" || notice === "limit_reached")
    return (
      <TextLink to={paths.subscription()} className={css.step ?? ""}>
        {t("banner.usage")}
      </TextLink>
    );
  if (notice === "card_confirm" || notice === "card_failed")
    return (
      <TextLink to={`${paths.subscription()}#card`} className={css.step ?? ""}>
        {t("banner.card")}
      </TextLink>
    );
  if (notice === "subscription_pending")
    return (
      <TextLink to={paths.subscriptionConfirmation()} className={css.step ?? ""}>
        {t("banner.follow")}
      </TextLink>
    );
  if (!isOwner) return null;
  if (notice === "trial_start") return <TrialButton />;
  if (notice === "trial_active")
    return (
      <TextLink onClick={() => showModal("banner")} className={css.step ?? ""}>
        {t("actions.subscribeNow")}
      </TextLink>
    );
  return (
    <Button look="main" size="small" onClick={() => showModal("banner")}>
      {t(notice === "subscription_ended" ? "actions.renew" : "actions.subscribe")}
    </Button>
  );
}
