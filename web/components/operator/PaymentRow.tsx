import { useTranslation } from "react-i18next";
import type { OperatorPayment } from "#shared/contract/operator-payments.ts";
import { checkOperatorPayment, settleOperatorPayment } from "#web/api/endpoints/operator-payments.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./PaymentRow.module.css";

/** An online payment with its state, the reason for a check and the actions. `isNamed` shows the business's name. */
export function PaymentRow({ payment, isNamed = false }: { payment: OperatorPayment; isNamed?: boolean }) {
  const { t } = useTranslation(["operator"]);
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const { organization, state, attention, provider_invoice } = payment;
  const check = useAction(checkOperatorPayment, {
    refreshes: ["operator"],
    done: ({ data }) => t("payments.checked", { state: t(`payments.${data.state}`) }),
  });
  const settle = useAction(settleOperatorPayment, { refreshes: ["operator"], done: t("payments.settled") });
  const request = { params: { id: payment.id } };
  return (
    <div className={css.payment} data-payment={payment.id}>
      <div className={css.text}>
        <p>
          {isNamed && (
            <>
              <TextLink to={operatorPaths.organization(organization.id)}>
                <bdi>{organization.name}</bdi>
              </TextLink>{" "}
              ·{" "}
            </>
          )}
          {t("payments.line", {
            state: t(attention === "amount_differs" ? "payments.differs" : `payments.${state}`),
            amount: format.money(payment.total_halalas / 100),
            when: whenInSentence(payment.paid_at ?? payment.created_at),
          })}
        </p>
        {attention && <p className={css.attention}>{t(`payments.attention.${attention}`)}</p>}
        {provider_invoice && (
          <small>
            {t("payments.invoice")} <Ltr>{provider_invoice}</Ltr>
          </small>
        )}
      </div>
      <div className={css.acts}>
        <Button size="small" isPending={check.isPending} onClick={() => void check.run(request)}>
          {t("payments.check")}
        </Button>
        {attention && (
          <Button size="small" isPending={settle.isPending} onClick={() => void settle.run(request)}>
            {t("payments.settle")}
          </Button>
        )}
      </div>
    </div>
  );
}
