import { Trans, useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useSearchParams } from "#web/use-search-params.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { getSubscription } from "#web/api/endpoints/subscriptions.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { useRead } from "#web/api/use-read.ts";
import { StepPath } from "#web/components/dashboard/StepPath.tsx";
import { Page } from "#web/components/portal/Page.tsx";
import { PayButton } from "#web/components/subscription/PayButton.tsx";
import { WithdrawButton } from "#web/components/subscription/WithdrawButton.tsx";
import { useSubscription } from "#web/components/subscription/use-subscription.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./ConfirmationPage.module.css";
import { PaymentStanding } from "./PaymentStanding.tsx";

/** The next steps after a plan was requested, or the state of its online payment (C258). */
export function ConfirmationPage() {
  const [search] = useSearchParams();
  return search.has("payment") ? <PaymentStanding /> : <RequestConfirmation />;
}

/** The confirmation of the open request (C254). Without one there is nothing to confirm. */
function RequestConfirmation() {
  const { t } = useTranslation("common");
  const read = useRead(getSubscription, {});
  const subscription = read.data?.data;
  if (subscription?.request) return <Confirmation request={subscription.request} />;
  if (subscription) return <Navigate to={paths.subscription()} replace />;
  return (
    <Page>
      <h1 className="vh">{t("titles.subscriptionConfirmation")}</h1>
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={3} height="5rem" />
      )}
    </Page>
  );
}

function Confirmation({ request }: { request: NonNullable<Subscription["request"]> }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const { isOwner } = useSubscription();
  const phone = useRead(getCurrentUser, {}).data?.data.organization?.phone;
  return (
    <Page>
      <div className={css.card}>
        <header className={`night ${css.head}`}>
          <Mark className={css.mark} />
          <h1>{t("confirmation.requested")}</h1>
          <p>{t("confirmation.manager")}</p>
        </header>
        <div className={css.steps}>
          <StepPath
            steps={[
              {
                title: t("confirmation.arrived"),
                text: t("confirmation.arrivedText", {
                  plan: t(`pricing:${request.plan}.name`),
                  period: t(`period.${request.period}`),
                  date: format.date(request.requested_at),
                  time: format.time(request.requested_at),
                }),
                state: "done",
              },
              {
                title: t("confirmation.call"),
                text: phone && (
                  <Trans
                    t={t}
                    i18nKey="confirmation.callText"
                    values={{
                      date: format.date(request.due_at),
                      time: format.time(request.due_at),
                      phone: formatPhone(phone),
                    }}
                    components={{ phone: <Ltr /> }}
                  />
                ),
                state: "now",
              },
              {
                title: t("confirmation.activated"),
                text: t("confirmation.activatedText"),
                state: "later",
              },
            ]}
          />
          <p className={css.ways}>
            <LinkButton to={paths.dashboard()} look="main">
              {t("confirmation.dashboard")}
            </LinkButton>
            <PayNow request={request} />
            <TextLink to={paths.subscription()}>{t("confirmation.page")}</TextLink>
            {isOwner && <WithdrawButton />}
          </p>
        </div>
      </div>
    </Page>
  );
}

/** The button that pays a request online, so that it need not wait for the account manager. */
function PayNow({ request }: { request: NonNullable<Subscription["request"]> }) {
  const { t } = useTranslation("subscription");
  const { subscription, isOwner } = useSubscription();
  const { plan, period, price } = request;
  if (!isOwner || !subscription?.online_payment || price === null) return null;
  return <PayButton order={{ plan, period, price }}>{t("dialog.payOnline")}</PayButton>;
}
