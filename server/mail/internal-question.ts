import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface InternalQuestion {
  language: Language;
  member: { name: string; email: string };
  question: string;
  /** The internal agent's answer. */
  answer: string;
  business: string;
  /** The address of the page where the answer can be added to the knowledge base. */
  url: string;
}

/** Renders a member's question to a colleague; replies go to the member's own address. */
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
