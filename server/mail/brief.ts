import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type Block, type RenderedMail, renderMail } from "./layout.ts";

export interface Brief {
  language: Language;
  ticket: { number: number; subject: string; url: string };
  /** Why it was deferred, in `language`. */
  reasonText: string;
  /** The customer's message as written. */
  customerText: string;
  /** Pieces of knowledge the agent considered: where each stands, and its words. */
  tried: { label: string; quote: string }[];
  customer: { label: string; contact: string | null };
  business: string;
}

/** Mail servers and list views cut longer subjects anyway. */
const subjectLength = 90;
const quoteLength = 400;

const shorten = (words: string, length: number): string => {
  const signs = [...words];
  return signs.length <= length
    ? words
    : `${signs
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
};

/** What a person needs to take over a deferred ticket without opening anything else first. */
export function briefMail(brief: Brief): RenderedMail {
  const { language, ticket, customer } = brief;
  const tried: Block[] = brief.tried.map(({ label, quote }, index) => ({
    ...(index === 0 && { label: text(language, "mails:brief.tried") }),
    caption: isolate(label),
    text: shorten(quote, quoteLength),
    quoted: true,
  }));
  const nothing: Block = {
    label: text(language, "mails:brief.tried"),
    text: text(language, "mails:brief.tried_nothing"),
  };
  const blocks: Block[] = [
    ...(brief.customerText
      ? [{ label: text(language, "mails:brief.asked"), text: brief.customerText, quoted: true }]
      : []),
    { label: text(language, "mails:brief.reason"), text: brief.reasonText },
    ...(tried.length > 0 ? tried : [nothing]),
    { label: text(language, "mails:brief.customer"), text: isolate(customer.label) },
    ...(customer.contact
      ? [{ label: text(language, "mails:brief.contact"), text: isolate(customer.contact) }]
      : []),
  ];
  return renderMail({
    language,
    subject: text(language, "mails:brief.subject", {
      number: isolate(String(ticket.number)),
      // A voice note has no words to be called by.
      subject: isolate(shorten(ticket.subject || brief.reasonText, subjectLength)),
    }),
    heading: text(language, "mails:brief.heading"),
    blocks,
    button: { label: text(language, "mails:brief.button"), url: ticket.url },
    notes: [text(language, "mails:brief.told")],
    footer: text(language, "mails:footer", { business: isolate(brief.business) }),
  });
}
