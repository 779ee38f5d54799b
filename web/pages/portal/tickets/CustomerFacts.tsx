import { useTranslation } from "react-i18next";
import { formatPhone } from "#shared/rules/phone.ts";
import { Initial } from "#web/components/signs/Initial.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { TagChips } from "#web/components/ticket/TagChips.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./CustomerFacts.module.css";
import type { Ticket } from "./data.ts";

/** The customer's details. Unknown ones are hidden, except the phone number, which is needed most often. */
export function CustomerFacts({ ticket: { customer } }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const name = useCustomerName()(customer);
  return (
    <section>
      <h2>
        {t("customer.title")}
        <TextLink to={paths.customer(customer.id)}>{t("customer.open")}</TextLink>
      </h2>
      <div className={css.who}>
        <Initial name={customer.name ?? "#"} size="large" />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {customer.account_name && <bdi className="soft">{customer.account_name}</bdi>}
        </div>
      </div>
      <dl className={css.facts}>
        <dt>{t("customer.phone")}</dt>
        <dd>
          {customer.phone ? (
            <Ltr>{formatPhone(customer.phone)}</Ltr>
          ) : (
            <span className="soft">{t("customer.unknown")}</span>
          )}
        </dd>
        {customer.email && (
          <>
            <dt>{t("customer.email")}</dt>
            <dd>
              <Ltr>{customer.email}</Ltr>
            </dd>
          </>
        )}
        {customer.order_number && (
          <>
            <dt>{t("customer.order")}</dt>
            <dd>
              <Ltr>{customer.order_number}</Ltr>
            </dd>
          </>
        )}
        <dt>{t("customer.since")}</dt>
        <dd>{format.date(customer.first_seen_at)}</dd>
      </dl>
      {customer.tags.length > 0 && (
        <TagChips tags={customer.tags} label={t("customer.tags")} className={css.tags} />
      )}
    </section>
  );
}
