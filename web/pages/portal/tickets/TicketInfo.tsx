import { useTranslation } from "react-i18next";
import type { Ticket } from "./data.ts";
import { CustomerRequests } from "./CustomerRequests.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { CustomerNotesPart } from "./CustomerNotesPart.tsx";
import { EarlierTickets } from "./EarlierTickets.tsx";
import css from "./TicketInfo.module.css";
import { ConsultedSources } from "./ConsultedSources.tsx";
import { TicketRating } from "./TicketRating.tsx";
import { TicketSubject } from "./TicketSubject.tsx";
import { TicketTags } from "./TicketTags.tsx";
import { TicketTriage } from "./TicketTriage.tsx";
import { TicketStateReason } from "./TicketStateReason.tsx";

/** The information that staff need before answering, in the order in which they need it. */
export function TicketInfo({
  ticket,
  onMerge,
}: {
  ticket: Ticket;
  /** Opens the merge dialog. Undefined when the ticket cannot be merged. */
  onMerge: (() => void) | undefined;
}) {
  const { t } = useTranslation("tickets");
  return (
    <aside aria-label={t("ticket.info")} className={css.info}>
      <CustomerRequests requests={ticket.requests} />
      <TicketStateReason ticket={ticket} />
      <TicketSubject ticket={ticket} />
      <TicketTags ticket={ticket} />
      <TicketTriage ticket={ticket} />
      <TicketRating ticket={ticket} />
      <ConsultedSources ticket={ticket} />
      <CustomerFacts ticket={ticket} />
      <CustomerNotesPart customerId={ticket.customer.id} />
      <EarlierTickets tickets={ticket.previous} onMerge={onMerge} />
    </aside>
  );
}
