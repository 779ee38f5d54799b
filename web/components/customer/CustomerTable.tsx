import { useTranslation } from "react-i18next";
import type { CustomerRow as Row } from "#shared/contract/customers.ts";
import { classes } from "#web/ui/classes.ts";
import rows from "#web/components/list/rows.module.css";
import { CustomerRow } from "./CustomerRow.tsx";
import css from "./CustomerTable.module.css";

export interface CustomerGroup {
  key: string;
  title: string;
  customers: readonly Row[];
}

/** A table of customers (C210). On a phone each row has two lines. */
export function CustomerTable({ groups, label }: { groups: readonly CustomerGroup[]; label: string }) {
  const { t } = useTranslation("customers");
  return (
    <table className={classes(rows.table, css.table)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("list.table.customer")}</th>
          <th scope="col">{t("list.table.account")}</th>
          <th scope="col">{t("list.table.phone")}</th>
          <th scope="col">{t("list.table.channel")}</th>
          <th scope="col">{t("list.table.tickets")}</th>
          <th scope="col">{t("list.table.number")}</th>
          <th scope="col">{t("list.table.seen")}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr className={rows.group}>
            <th scope="rowgroup" colSpan={7}>
              {group.title}
            </th>
          </tr>
          {group.customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
