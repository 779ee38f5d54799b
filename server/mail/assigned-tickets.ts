import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface AssignedTicketsMail {
  language: Language;
  /** Who assigned them: a member's name, or null for a program or a rule of the business. */
  author: string | null;
  /** At least one; the subjects of the first ones are listed. */
  tickets: { number: number; subject: string }[];
  /** Where they are read. */
  url: string;
  business: string;
}

const maxListed = 10;

/** Tells a member that tickets are theirs from now on. */
export function assignedTicketsMail(mail: AssignedTicketsMail): RenderedMail {
  const { language, author, tickets, url, business } = mail;
  const key = tickets.length === 1 ? "assigned.one" : "assigned.many";
  const of = {
    name: author === null ? text(language, "mails:assigned.byItself") : isolate(author),
    number: isolate(String(tickets.length === 1 ? tickets[0]?.number : tickets.length)),
  };
  return renderMail({
    language,
    subject: text(language, `mails:${key}`, of),
    heading: text(language, `mails:${key}`, of),
    blocks: tickets.slice(0, maxListed).map(({ number, subject }) => ({
      label: text(language, "mails:assigned.ticket", { number: isolate(String(number)) }),
      text: isolate(withoutMarks(subject)),
    })),
    button: { label: text(language, "mails:assigned.button"), url },
    notes: [text(language, "mails:assigned.settings")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
