import { useTranslation } from "react-i18next";
import type { Ticket } from "./data.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { EarlierTickets } from "./EarlierTickets.tsx";
import css from "./TicketInfo.module.css";
import { Tried } from "./Tried.tsx";
import { Why } from "./Why.tsx";

/** What a person needs to know before answering, in the order of the questions they ask. */
export function TicketInfo({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  return (
    <aside aria-label={t("ticket.info")} className={css.info}>
      <Why ticket={ticket} />
      <Tried ticket={ticket} />
      <CustomerFacts ticket={ticket} />
      <EarlierTickets tickets={ticket.previous} />
    </aside>
  );
}
