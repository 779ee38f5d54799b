import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import { listPlans } from "#web/api/endpoints/plans.ts";
import { useRead } from "#web/api/use-read.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import css from "./PlanDialog.module.css";
import { priceOf, usePriceText } from "./price-text.ts";
import { useSubscription } from "./use-subscription.ts";

/** The plan that is selected at first: the one against which the trial is measured. */
const defaultPlan: PlanId = "professional";

/**
 * The dialog with the plans and periods, with the prices of the page's language (C252). The button requests the plan,
 * or opens its payment page.
 */
export function PlanDialog() {
  const { t } = useTranslation(["subscription", "pricing"]);
  const { subscription, isRenewal, hideModal, isRequesting, requestPlan, isPaying, payOnline } =
    useSubscription();
  const priceText = usePriceText();
  const read = useRead(listPlans, {});
  const [chosen, setChosen] = useState<PlanId>();
  const [period, setPeriod] = useState<BillingPeriod>(subscription?.period ?? "month");
  const plans = read.data?.data;
  const wanted = chosen ?? subscription?.plan ?? defaultPlan;
  const plan = plans?.find(({ id }) => id === wanted);
  const price = plan ? priceOf(plan, period) : null;
  const isBusy = isRequesting || isPaying;
  const ask = () => plan && !isBusy && requestPlan({ plan: plan.id, period, price });
  const pay = () => plan && price !== null && !isBusy && payOnline({ plan: plan.id, period, price });
  const canPay = subscription?.online_payment === true && price !== null;
  return (
    <Dialog
      isOpen
      onClose={hideModal}
      size="wide"
      title={t(isRenewal ? "dialog.titleRenew" : "dialog.title")}
      actions={
        plan && (
          <>
            <p className={css.summary} aria-live="polite">
              <b>
                {t("dialog.summary", { plan: t(`pricing:${plan.id}.name`), period: t(`period.${period}`) })}
              </b>
              <span>
                {priceText(price, period)} · {t(canPay ? "dialog.orPay" : "dialog.noCard")}
              </span>
            </p>
            {canPay && (
              <Button isPending={isPaying} isDisabled={isRequesting} onClick={pay}>
                {t("dialog.payOnline")}
              </Button>
            )}
            <Button look="main" isPending={isRequesting} isDisabled={isPaying} onClick={ask}>
              {t("dialog.request")}
            </Button>
          </>
        )
      }
    >
      <div className={css.head}>
        <p>{t("dialog.note")}</p>
        <Segment
          label={t("pricing:period")}
          value={period}
          onChange={setPeriod}
          options={[
            { value: "month", label: t("pricing:monthly") },
            {
              value: "year",
              label: (
                <>
                  {t("pricing:yearly")} <em className={css.save}>{t("pricing:save")}</em>
                </>
              ),
            },
          ]}
        />
      </div>
      {plans ? (
        <fieldset className={css.plans}>
          <legend className="vh">{t("dialog.plans")}</legend>
          {plans.map((offered) => (
            <PlanChoice
              key={offered.id}
              plan={offered}
              period={period}
              isChosen={offered.id === wanted}
              onChoose={() => setChosen(offered.id)}
            />
          ))}
        </fieldset>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={3} height="5rem" />
      )}
    </Dialog>
  );
}
