import { useTranslation } from "react-i18next";
import type { Pricing } from "#shared/contract/operator-plans.ts";
import { listOperatorPlans, setPricing } from "#web/api/endpoints/operator-plans.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./PlansPage.module.css";
import { PlanForm } from "./PlanForm.tsx";

/** The prices and contents of the plans for all new requests. */
export function PlansPage() {
  const { t } = useTranslation(["operator", "pricing"]);
  const read = useRead(listOperatorPlans, {});
  const found = read.data?.data;
  return (
    <Page>
      <PageHead title={t("titles.operatorPlans")} note={t("plans.note")} />
      {found ? (
        <>
          {found.plans.map((plan) => (
            <SettingsSection
              key={plan.id}
              title={t(`pricing:${plan.id}.name`)}
              text={t(plan.price_month === null ? "plans.agreed" : "plans.text")}
            >
              <PlanForm plan={plan} isUnified={found.unify} />
            </SettingsSection>
          ))}
          <ForAll pricing={{ unify: found.unify, offer: found.offer }} />
        </>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={6} height="4rem" />
      )}
    </Page>
  );
}

function ForAll({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation("operator");
  const change = useAction((next: Pricing) => call(setPricing, { body: next }), {
    refreshes: ["operatorPlans", "plans"],
    done: t("plans.saved"),
  });
  const shown = change.pending?.[0] ?? pricing;
  return (
    <SettingsSection title={t("plans.all")} text={t("plans.allText")}>
      <div className={css.switches}>
        <Switch
          label={t("plans.unify")}
          isOn={shown.unify}
          onChange={(unify) => void change.run({ ...pricing, unify })}
        />
        <p className="soft">{t("plans.unifyText")}</p>
        <Switch
          label={t("plans.offer")}
          isOn={shown.offer}
          onChange={(offer) => void change.run({ ...pricing, offer })}
        />
      </div>
    </SettingsSection>
  );
}
