import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface TicketNoteMail {
  language: Language;
  /** The name of the member who wrote the note. */
  author: string;
  note: string;
  ticket: { number: number; subject: string; url: string };
  business: string;
}

/** Renders the notice to a member that a private note of a ticket mentions them. */
export function ticketNoteMail({ language, author, note, ticket, business }: TicketNoteMail): RenderedMail {
  const values = { name: isolate(author), number: isolate(String(ticket.number)) };
  return renderMail({
    language,
    subject: text(language, "mails:mention.subject", values),
    heading: text(language, "mails:mention.heading", values),
    blocks: [
      { text: note, quoted: true },
      { label: text(language, "mails:mention.ticket"), text: isolate(withoutMarks(ticket.subject)) },
    ],
    button: { label: text(language, "mails:mention.button"), url: ticket.url },
    notes: [text(language, "mails:mention.private")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
