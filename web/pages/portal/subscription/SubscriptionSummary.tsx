import { Trans, useTranslation } from "react-i18next";
import type { Subscription, SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import { Lede, NextStep } from "#web/components/portal/Page.tsx";
import { usePriceText } from "#web/components/subscription/price-text.ts";
import { TrialButton } from "#web/components/subscription/TrialButton.tsx";
import { useSubscription } from "#web/components/subscription/use-subscription.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";

/** The subscription in one sentence, with the recommended action. */
export function SubscriptionSummary({
  subscription,
  terms,
}: {
  subscription: Subscription;
  terms: SubscriptionHistory["terms"];
}) {
  return (
    <Lede end={<Next subscription={subscription} terms={terms} />}>
      <Sentence subscription={subscription} />
    </Lede>
  );
}

function Sentence({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  const { subscription_status: status, usage, ends_at, grace_ends_at } = subscription;
  const components = { b: <b /> };
  const values = {
    date: ends_at ? format.date(ends_at) : "",
    until: grace_ends_at ? format.date(grace_ends_at) : "",
  };
  if (grace_ends_at) return <Trans t={t} i18nKey="lede.grace" values={values} components={components} />;
  if (usage) {
    const counted = {
      count: usage.used,
      used: format.number(usage.used),
      limit: format.number(usage.limit ?? 0),
      from: format.day(usage.from),
    };
    return usage.limit === null ? (
      <Trans t={t} i18nKey="lede.unlimited" count={usage.used} values={counted} components={components} />
    ) : (
      <Trans t={t} i18nKey="lede.used" count={usage.used} values={counted} components={components} />
    );
  }
  if (status === "subscription_in_progress") return t("lede.waiting");
  if (status === "NA") return <Trans t={t} i18nKey="lede.notStarted" components={components} />;
  return status === "trial_expired" ? (
    <Trans t={t} i18nKey="lede.trialEnded" values={values} components={components} />
  ) : (
    <Trans t={t} i18nKey="lede.ended" values={values} components={components} />
  );
}

function Next({ subscription, terms }: { subscription: Subscription; terms: SubscriptionHistory["terms"] }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const priceText = usePriceText();
  const { isOwner, isRenewal, showModal } = useSubscription();
  const { plan, request } = subscription;
  const term = terms.find(({ state }) => state === "running") ?? terms[0];
  const shown = request ?? term;
  const title = shown
    ? t(`pricing:${shown.plan}.name`)
    : plan
      ? t(`pricing:${plan}.name`)
      : t("facts.noPlan");
  const note = shown ? priceText(shown.price, shown.period) : plan && t("facts.trialPlan");
  if (request)
    return (
      <NextStep title={title} note={note}>
        <LinkButton to={paths.subscriptionConfirmation()} look="main">
          {t("banner.follow")}
        </LinkButton>
      </NextStep>
    );
  if (!isOwner)
    return (
      <NextStep title={title} note={note}>
        <small>{t("actions.ownerOnly")}</small>
      </NextStep>
    );
  return (
    <NextStep title={title} note={note}>
      {subscription.subscription_status === "NA" && <TrialButton size="normal" />}
      <Button
        look={subscription.subscription_status === "NA" ? "line" : "main"}
        onClick={() => showModal("page")}
      >
        {t(isRenewal ? "actions.change" : "actions.choose")}
      </Button>
    </NextStep>
  );
}
