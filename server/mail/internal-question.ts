import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface InternalQuestion {
  language: Language;
  member: { name: string; email: string };
  question: string;
  /** What the internal agent said. */
  answer: string;
  business: string;
  /** Where the answer can be written for next time. */
  url: string;
}

/** A member's question that they want a colleague to answer; the reply goes to the member's own address. */
export function internalQuestionMail({
  language,
  member,
  question,
  answer,
  business,
  url,
}: InternalQuestion): RenderedMail {
  const name = isolate(member.name);
  return renderMail({
    language,
    subject: text(language, "mails:internal.subject", { name }),
    heading: text(language, "mails:internal.heading", { name }),
    blocks: [
      { label: text(language, "mails:internal.question"), text: withoutMarks(question), quoted: true },
      { label: text(language, "mails:internal.answer"), text: withoutMarks(answer), quoted: true },
      { text: text(language, "mails:internal.reply", { name, email: isolate(member.email) }) },
    ],
    button: { label: text(language, "mails:internal.button"), url },
    notes: [],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
