import { useTranslation } from "react-i18next";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import type { TicketListFields } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import rows from "#web/components/list/rows.module.css";
import css from "./TicketTable.module.css";
import { TicketRow } from "./TicketRow.tsx";

export interface TicketGroup {
  key: string;
  title?: string | undefined;
  count?: number | undefined;
  tickets: readonly Row[];
}

export interface TicketTableProps {
  groups: readonly TicketGroup[];
  label: string;
  /** Which list these are of; kept in the links so that the ticket knows what comes next. */
  list?: TicketListFields | undefined;
  /** Whether there is anybody to assign tickets to. */
  isTeam?: boolean | undefined;
}

/** Tickets as rows of 48 px under headings; on a phone each becomes two lines. */
export function TicketTable({ groups, label, list, isTeam }: TicketTableProps) {
  const { t } = useTranslation("portal");
  return (
    <table className={classes(rows.table, css.table, isTeam && css.team)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("table.status")}</th>
          <th scope="col">{t("table.customer")}</th>
          <th scope="col">{t("table.subject")}</th>
          <th scope="col">{t("table.channel")}</th>
          <th scope="col">{t("table.priority")}</th>
          {isTeam && <th scope="col">{t("table.assignee")}</th>}
          <th scope="col">{t("table.number")}</th>
          <th scope="col">{t("table.when")}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          {group.title && (
            <tr className={classes(rows.group, css.group)}>
              <th scope="rowgroup" colSpan={isTeam ? 8 : 7}>
                {group.title} {group.count !== undefined && <span>{group.count}</span>}
              </th>
            </tr>
          )}
          {group.tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} list={list} isTeam={isTeam} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
