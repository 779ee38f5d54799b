import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { paths } from "../../paths.ts";
import { classes } from "../../ui/classes.ts";
import { Clip } from "../../ui/Clip.tsx";
import { Ltr } from "../../ui/Ltr.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import { Priority } from "../signs/Priority.tsx";
import { Status } from "../signs/Status.tsx";
import css from "./TicketTable.module.css";

/** The whole row is the link of its subject: one target, one tab stop. */
export function TicketRow({ ticket, isSelected }: { ticket: Row; isSelected?: boolean }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const { customer } = ticket;
  return (
    <tr className={classes(css.row, ticket.status === "closed" && css.done, isSelected && css.selected)}>
      <td className={css.status}>
        <Status of={ticket.status} />
      </td>
      <td className={css.who}>
        <Clip>{customer.name ?? t("thread.customerNumber", { number: customer.number })}</Clip>
      </td>
      <td className={css.subject}>
        <Link to={paths.ticket(ticket.id)} aria-current={isSelected ? "true" : undefined}>
          <Clip title={ticket.subject}>{ticket.subject}</Clip>
        </Link>
      </td>
      <td className={css.channel}>
        <ChannelMark of={ticket.channel} />
      </td>
      <td className={css.priority}>
        <Priority of={ticket.priority} />
      </td>
      <td className={css.number}>
        <Ltr>#{ticket.number}</Ltr>
      </td>
      <td className={css.when}>
        <time dateTime={ticket.updated_at}>{format.when(ticket.updated_at)}</time>
      </td>
    </tr>
  );
}
