import { useTranslation } from "react-i18next";
import type { CustomerRow as Row } from "#shared/contract/customers.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import rows from "#web/components/list/rows.module.css";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { RingGlyph } from "#web/components/signs/glyphs.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import css from "./CustomerTable.module.css";

/** A customer's row. The whole row is one link, so that it has one target and one tab stop. */
export function CustomerRow({ customer }: { customer: Row }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const nameOf = useCustomerName();
  return (
    <tr className={classes(rows.row, css.row)}>
      <td className={classes(rows.lead, css.who)}>
        <Initial name={customer.name ?? "#"} />
        <Link to={paths.customer(customer.id)}>
          <TruncatedText>{nameOf(customer)}</TruncatedText>
        </Link>
      </td>
      <td className={css.account}>
        {customer.account_name ? <TruncatedText>{customer.account_name}</TruncatedText> : <None />}
      </td>
      <td className={css.phone}>{customer.phone ? <Ltr>{formatPhone(customer.phone)}</Ltr> : <None />}</td>
      <td className={css.channel}>
        <ChannelMark kind={customer.channel} />
      </td>
      <td className={css.tickets}>
        <b>{format.number(customer.total_tickets)}</b>
        {customer.open_tickets > 0 && (
          <span className={css.open}>
            <RingGlyph />
            {t("list.open", { count: customer.open_tickets })}
          </span>
        )}
      </td>
      <td className={css.number}>
        <Ltr>#{customer.number}</Ltr>
      </td>
      <td className={css.seen}>
        <time dateTime={customer.last_seen_at}>{format.when(customer.last_seen_at)}</time>
      </td>
    </tr>
  );
}

function None() {
  const { t } = useTranslation("customers");
  return (
    <span className={css.none}>
      <span aria-hidden="true">–</span>
      <span className="vh">{t("customer.unknown")}</span>
    </span>
  );
}
