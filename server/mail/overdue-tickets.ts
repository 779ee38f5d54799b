import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface OverdueTicketsMail {
  language: Language;
  /** The tickets, at least one. Only the first subjects are listed. */
  tickets: { number: number; subject: string }[];
  /** The address of the page with the tickets. */
  url: string;
  business: string;
}

const maxListed = 10;

/** Renders the notice to a member that the response time of tickets has passed. */
export function overdueTicketsMail({ language, tickets, url, business }: OverdueTicketsMail): RenderedMail {
  const key = tickets.length === 1 ? "overdue.one" : "overdue.many";
  const number = isolate(String(tickets.length === 1 ? tickets[0]?.number : tickets.length));
  return renderMail({
    language,
    subject: text(language, `mails:${key}`, { number }),
    heading: text(language, `mails:${key}`, { number }),
    blocks: tickets.slice(0, maxListed).map((ticket) => ({
      label: text(language, "mails:assigned.ticket", { number: isolate(String(ticket.number)) }),
      text: isolate(withoutMarks(ticket.subject)),
    })),
    button: { label: text(language, "mails:assigned.button"), url },
    notes: [text(language, "mails:assigned.settings")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
