import { useTranslation } from "react-i18next";
import { listOperatorPayments } from "#web/api/endpoints/operator-payments.ts";
import { useRead } from "#web/api/use-read.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import css from "./OperatorPayments.module.css";
import { PaymentRow } from "./PaymentRow.tsx";

const pollMs = 60_000;

/** The payments that an operator must check, or those of one business. Renders nothing when there are none. */
export function OperatorPayments({ organization }: { organization?: string }) {
  const { t } = useTranslation("operator");
  const read = useRead(
    listOperatorPayments,
    { query: organization ? { organization } : {} },
    { keepPrevious: true, refetchInterval: pollMs },
  );
  const payments = read.data?.data ?? [];
  if (payments.length === 0) return null;
  const title = t(organization ? "payments.title" : "payments.titleAttention");
  return (
    <Section title={title} className={css.payments ?? ""}>
      <Rows label={title}>
        {payments.map((payment) => (
          <li key={payment.id} className={css.row}>
            <PaymentRow payment={payment} isNamed={!organization} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
