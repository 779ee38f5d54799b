import { Link } from "react-router";
import { useTranslation } from "react-i18next";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { paths } from "../../paths.ts";
import { Clip } from "../../ui/Clip.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import { Status } from "../signs/Status.tsx";
import css from "./TicketTick.module.css";

/** A ticket in two lines, for short lists beside something else. Goes into `Rows`. */
export function TicketTick({ ticket, hideCustomer }: { ticket: Row; hideCustomer?: boolean }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const { customer } = ticket;
  return (
    <li className={css.tick}>
      <Status of={ticket.status} words="shape" />
      <div className={css.text}>
        <Link to={paths.ticket(ticket.id)}>
          <Clip className={css.subject}>{ticket.subject}</Clip>
        </Link>
        <small>
          <ChannelMark of={ticket.channel} hideWord={!hideCustomer} />
          {!hideCustomer && <Clip>{customer.name ?? t("thread.customerNumber", { number: customer.number })}</Clip>}
        </small>
      </div>
      <time dateTime={ticket.updated_at}>{format.when(ticket.updated_at)}</time>
    </li>
  );
}
