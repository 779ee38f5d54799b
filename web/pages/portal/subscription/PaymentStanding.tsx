import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { Payment } from "#shared/contract/payments.ts";
import { checkPayment, getPayment } from "#web/api/endpoints/payments.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { Page } from "#web/components/portal/Page.tsx";
import { PayButton } from "#web/components/subscription/PayButton.tsx";
import { usePriceText } from "#web/components/subscription/price-text.ts";
import { useSubscription } from "#web/components/subscription/use-subscription.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ConfirmationPage.module.css";

const checkIntervalMs = 5_000;
/** The most checks of the page. Afterwards it waits for an event of the server. */
const maxChecks = 24;

/**
 * The page to which the payment provider redirects. It ignores the address's parameters, because the server asks the
 * provider.
 */
export function PaymentStanding() {
  const { t } = useTranslation("subscription");
  useDocumentTitle(t("payment.title"));
  const role = useRead(getCurrentUser, {}).data?.data.user.role;
  const read = useRead(getPayment, {}, { enabled: role === "owner" });
  const payment = read.data?.data;
  if ((role && role !== "owner") || payment === null) return <Navigate to={paths.subscription()} replace />;
  if (payment) return <OpenPayment key={payment.id} payment={payment} />;
  return (
    <Page>
      <h1 className="vh">{t("payment.title")}</h1>
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={3} height="5rem" />
      )}
    </Page>
  );
}

type Outcome = "waiting" | "paid" | "failed" | "expired" | "refunded" | "checked";

const outcomes: Record<Payment["state"], Outcome> = {
  created: "waiting",
  pending: "waiting",
  paid: "paid",
  failed: "failed",
  expired: "expired",
  refunded: "refunded",
};

/** The label of the button to the provider's page, for the outcomes that have one. */
const payTexts: Partial<Record<Outcome, "toPage" | "again" | "newPage">> = {
  waiting: "toPage",
  failed: "again",
  expired: "newPage",
};

const outcomeOf = ({ state, attention }: Payment): Outcome =>
  attention === "amount_differs" || attention === "request_decided" ? "checked" : outcomes[state];

function OpenPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const priceText = usePriceText();
  const { subscription } = useSubscription();
  const outcome = outcomeOf(payment);
  const payText = payTexts[outcome];
  useChecks(payment.id, outcome === "waiting" || outcome === "failed");
  const { plan, period, price } = payment;
  const values = {
    plan: t(`pricing:${plan}.name`),
    date: subscription?.ends_at ? format.date(subscription.ends_at) : "",
  };
  return (
    <Page>
      <div className={css.card}>
        <div className={`night ${css.head}`} role="status">
          <Mark className={css.mark} />
          <h1>{t(`payment.${outcome}`)}</h1>
          <p>{t(`payment.${outcome}Text`, values)}</p>
        </div>
        <div className={css.steps}>
          <p>
            {t("payment.amount", {
              plan: t(`pricing:${plan}.name`),
              price: priceText(price, period),
            })}
          </p>
          <p className={css.ways}>
            {payText && (
              <PayButton order={payment} look="main">
                {t(`payment.${payText}`)}
              </PayButton>
            )}
            {outcome === "paid" && (
              <LinkButton to={paths.dashboard()} look="main">
                {t("payment.dashboard")}
              </LinkButton>
            )}
            <TextLink to={paths.subscription()}>{t("payment.page")}</TextLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Makes the server ask the provider at once and then repeatedly, until the payment is decided. */
function useChecks(id: string, isOpen: boolean): void {
  const refresh = useRefresh();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOpen || count >= maxChecks) return;
    const stop = new AbortController();
    const check = async () => {
      try {
        await call(checkPayment, { params: { id }, signal: stop.signal });
        await refresh("payments", "subscription");
      } catch {
        // The next check, or the server's own, gets the result.
      }
      if (!stop.signal.aborted) setCount(count + 1);
    };
    const timer = setTimeout(() => void check(), count === 0 ? 0 : checkIntervalMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, isOpen, count, refresh]);
}
