import { useTranslation } from "react-i18next";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import css from "./TicketTable.module.css";
import { TicketRow } from "./TicketRow.tsx";

/** Tickets as rows of 48 px; on a phone each becomes two lines. */
export function TicketTable({ tickets, label, selected }: { tickets: readonly Row[]; label: string; selected?: string | undefined }) {
  const { t } = useTranslation("portal");
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("table.status")}</th>
          <th scope="col">{t("table.customer")}</th>
          <th scope="col">{t("table.subject")}</th>
          <th scope="col">{t("table.channel")}</th>
          <th scope="col">{t("table.priority")}</th>
          <th scope="col">{t("table.number")}</th>
          <th scope="col">{t("table.when")}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} isSelected={ticket.id === selected} />
        ))}
      </tbody>
    </table>
  );
}
