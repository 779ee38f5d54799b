import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import { useCustomerName } from "./customer-name.ts";
import { useTicketSubject } from "./ticket-subject.ts";
import css from "./CompactTicketRow.module.css";

/** A ticket in two lines, for short lists. It is a child of `Rows`. */
export function CompactTicketRow({ ticket, hideCustomer }: { ticket: Row; hideCustomer?: boolean }) {
  const format = useFormat();
  const nameOf = useCustomerName();
  const subjectOf = useTicketSubject();
  return (
    <li className={css.tick}>
      <Status status={ticket.status} words="shape" />
      <div className={css.text}>
        <Link to={paths.ticket(ticket.id)}>
          <TruncatedText className={css.subject}>{subjectOf(ticket)}</TruncatedText>
        </Link>
        <small>
          <ChannelMark kind={ticket.channel} hideWord={!hideCustomer} />
          {!hideCustomer && <TruncatedText>{nameOf(ticket.customer)}</TruncatedText>}
        </small>
      </div>
      <time dateTime={ticket.updated_at}>{format.when(ticket.updated_at)}</time>
    </li>
  );
}
