import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type Block, type RenderedMail, renderMail } from "./layout.ts";

export interface Brief {
  language: Language;
  ticket: { number: number; subject: string; url: string };
  /** The reason of the handover, in `language`. */
  reasonText: string;
  /** The customer's message, unchanged. */
  customerText: string;
  /** Pieces of knowledge that the agent considered, with their places and texts. */
  tried: { label: string; quote: string }[];
  customer: { label: string; contact: string | null };
  business: string;
}

/** Mail servers and lists of mails cut longer subjects. */
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

/** Renders the mail that contains everything a person needs to take over a deferred ticket. */
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
      // A voice message has no text, so the reason becomes the subject.
      subject: isolate(shorten(ticket.subject || brief.reasonText, subjectLength)),
    }),
    heading: text(language, "mails:brief.heading"),
    blocks,
    button: { label: text(language, "mails:brief.button"), url: ticket.url },
    notes: [text(language, "mails:brief.told")],
    footer: text(language, "mails:footer", { business: isolate(brief.business) }),
  });
}
