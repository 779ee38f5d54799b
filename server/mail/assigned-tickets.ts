import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface AssignedTicketsMail {
  language: Language;
  /** The name of the member who assigned them; null for an API key or a triage rule. */
  author: string | null;
  /** The tickets, at least one. Only the first subjects are listed. */
  tickets: { number: number; subject: string }[];
  /** The address of the page with the tickets. */
  url: string;
  business: string;
}

const maxListed = 10;

/** Renders the notice to a member of tickets that were assigned to them. */
export function assignedTicketsMail(mail: AssignedTicketsMail): RenderedMail {
  const { language, author, tickets, url, business } = mail;
  const key = tickets.length === 1 ? "assigned.one" : "assigned.many";
  const values = {
    name: author === null ? text(language, "mails:assigned.byItself") : isolate(author),
    number: isolate(String(tickets.length === 1 ? tickets[0]?.number : tickets.length)),
  };
  return renderMail({
    language,
    subject: text(language, `mails:${key}`, values),
    heading: text(language, `mails:${key}`, values),
    blocks: tickets.slice(0, maxListed).map(({ number, subject }) => ({
      label: text(language, "mails:assigned.ticket", { number: isolate(String(number)) }),
      text: isolate(withoutMarks(subject)),
    })),
    button: { label: text(language, "mails:assigned.button"), url },
    notes: [text(language, "mails:assigned.settings")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
