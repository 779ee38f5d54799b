import { useTranslation } from "react-i18next";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import type { TicketListFields } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { SelectBox } from "#web/components/list/SelectBox.tsx";
import type { Selection } from "#web/components/list/use-selection.ts";
import rows from "#web/components/list/rows.module.css";
import css from "./TicketTable.module.css";
import { type RowPreview, TicketRow } from "./TicketRow.tsx";

export interface TicketGroup {
  key: string;
  title?: string | undefined;
  count?: number | undefined;
  tickets: readonly Row[];
}

export interface TicketTableProps {
  groups: readonly TicketGroup[];
  label: string;
  /** The list's filters, which the links contain so that a ticket's page knows its neighbours. */
  list?: TicketListFields | undefined;
  /** Whether the organisation has several members to whom tickets can be assigned. */
  isTeam?: boolean | undefined;
  /** The selection, when several tickets can be changed at once. */
  selection?: Selection | undefined;
  /** The preview beside the list, which makes rows two lines high. */
  preview?: RowPreview | undefined;
}

/** A table of tickets with rows of 48 px. On a phone each row has two lines. */
export function TicketTable({ groups, label, list, isTeam, selection, preview }: TicketTableProps) {
  const { t } = useTranslation("portal");
  const count = groups.reduce((sum, { tickets }) => sum + tickets.length, 0);
  const chosen = selection?.ids.length ?? 0;
  return (
    <div className={css.frame}>
      <table
        className={classes(
          rows.table,
          css.table,
          isTeam && css.team,
          selection && css.selectable,
          preview && css.narrow,
        )}
        aria-label={label}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <SelectBox
                  label={t("table.selectAll")}
                  isOn={chosen === count}
                  isPartial={chosen > 0 && chosen < count}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            <th scope="col">{t("table.status")}</th>
            <th scope="col">{t("table.customer")}</th>
            <th scope="col">{t("table.subject")}</th>
            <th scope="col" className={css.channel}>
              <span className={css.word}>{t("table.channel")}</span>
            </th>
            <th scope="col" className={css.priority}>
              <span className={css.word}>{t("table.priority")}</span>
            </th>
            {isTeam && <th scope="col">{t("table.assignee")}</th>}
            <th scope="col">{t("table.number")}</th>
            <th scope="col">{t("table.when")}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title && (
              <tr className={classes(rows.group, css.group)}>
                <th scope="rowgroup" colSpan={7 + (isTeam ? 1 : 0) + (selection ? 1 : 0)}>
                  {group.title} {group.count !== undefined && <span>{group.count}</span>}
                </th>
              </tr>
            )}
            {group.tickets.map((ticket) => (
              <TicketRow
                key={ticket.id}
                ticket={ticket}
                list={list}
                isTeam={isTeam}
                selection={selection}
                preview={preview}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
