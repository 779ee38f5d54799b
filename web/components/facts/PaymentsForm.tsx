import { useTranslation } from "react-i18next";
import { paymentMethods, type PaymentMethodName } from "#shared/rules/business-facts.ts";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Disclosure } from "#web/ui/Disclosure.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import type { FactFormProps } from "./fact-forms.ts";
import css from "./FactForm.module.css";

/** The number of payment methods that are shown at first: those that most shops accept. */
const initiallyShown = 15;

/** The form for the accepted payment methods. */
export function PaymentsForm({ value: { methods }, onChange, problems }: FactFormProps<"payments">) {
  const { t } = useTranslation("facts");
  const choose = (method: PaymentMethodName, isChosen: boolean) =>
    onChange({
      methods: paymentMethods.filter((each) => (each === method ? isChosen : methods.includes(each))),
    });
  const boxes = (some: readonly PaymentMethodName[]) => (
    <div className={css.boxes}>
      {some.map((method) => (
        <Checkbox key={method} checked={methods.includes(method)} onChange={(is) => choose(method, is)}>
          {t(`payments.method.${method}`)}
        </Checkbox>
      ))}
    </div>
  );
  const more = paymentMethods.slice(initiallyShown);
  return (
    <fieldset className={css.plain}>
      <legend className="vh">{t("payments.legend")}</legend>
      <p className={css.hint}>{t("payments.hint")}</p>
      {boxes(paymentMethods.slice(0, initiallyShown))}
      <Disclosure title={t("payments.more")} isOpen={more.some((method) => methods.includes(method))}>
        {boxes(more)}
      </Disclosure>
      {problems["methods"] && <FormError>{t("problem.methods")}</FormError>}
    </fieldset>
  );
}
