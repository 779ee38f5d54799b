import { useTranslation } from "react-i18next";
import type { OperatorPlan, PlanPrices } from "#shared/contract/operator-plans.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { maxPlanPrice, maxPlanReplies } from "#shared/values/plans.ts";
import { saveOperatorPlan } from "#web/api/endpoints/operator-plans.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { type Problems, useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./PlansPage.module.css";

const names = ["price_month", "price_year_ar", "price_year_en", "interactions"] as const;
type Values = Record<(typeof names)[number], string>;

const formValuesOf = (plan: OperatorPlan): Values => ({
  price_month: String(plan.price_month ?? ""),
  price_year_ar: String(plan.price_year_ar ?? ""),
  price_year_en: String(plan.price_year_en ?? ""),
  interactions: String(plan.interactions ?? ""),
});

/** Parses a whole number, also in Arabic digits and with separators. Null when empty, NaN when invalid. */
function parseWholeNumber(typed: string): number | null {
  const digits = toAsciiDigits(typed).replace(/[\s,٬]/g, "");
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The prices of one plan. A plan with individually agreed prices has none and can include any number of replies. */
export function PlanForm({ plan, isUnified }: { plan: OperatorPlan; isUnified: boolean }) {
  const { t } = useTranslation("operator");
  const refresh = useRefresh();
  const isAgreed = plan.price_month === null;
  const form = useForm<Values>({
    initial: formValuesOf(plan),
    check: (values) => {
      const problems: Problems<Values> = {};
      for (const name of names) {
        const value = parseWholeNumber(values[name]);
        const maxValue = name === "interactions" ? maxPlanReplies : maxPlanPrice;
        const mayBeEmpty = name === "interactions" || isAgreed;
        if (value === null ? !mayBeEmpty : !(value >= 1 && value <= maxValue))
          problems[name] = t("plans.invalid");
      }
      return problems;
    },
    submit: async (values) => {
      const body = Object.fromEntries(
        names.map((name) => [name, parseWholeNumber(values[name])]),
      ) as PlanPrices;
      await call(saveOperatorPlan, { params: { id: plan.id }, body });
      toast.success(t("plans.saved"));
      await refresh("operatorPlans", "plans");
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <div className={css.fields}>
        {names
          .filter((name) => !isAgreed || name === "interactions")
          .map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`plans.${name}`)}
              hint={name === "price_year_en" && isUnified ? t("plans.unused") : undefined}
              direction="ltr"
              autoComplete="off"
            />
          ))}
      </div>
      <Button type="submit" isPending={form.isPending}>
        {t("plans.save")}
      </Button>
    </form>
  );
}
