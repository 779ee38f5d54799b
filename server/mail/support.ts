import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate, withoutMarks } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

interface SupportMail {
  language: Language;
  business: string;
  subject: string;
  text: string;
  url: string;
}

/** Renders a member's support request for the company. */
export function companySupportMail(mail: SupportMail & { author: string }): RenderedMail {
  const { language, business, author, subject, url } = mail;
  return renderMail({
    language,
    subject: text(language, "mails:supportRequest.subject", { business: isolate(business) }),
    heading: text(language, "mails:supportRequest.heading", { name: isolate(author) }),
    blocks: [
      { label: text(language, "mails:supportRequest.about"), text: isolate(withoutMarks(subject)) },
      { text: mail.text, quoted: true },
    ],
    button: { label: text(language, "mails:supportRequest.button"), url },
    notes: [text(language, "mails:supportRequest.promise")],
    footer: text(language, "mails:supportRequest.footer"),
  });
}

/** Renders the company's answer for the member who asked. */
export function supportAnswerMail(mail: SupportMail & { name: string }): RenderedMail {
  const { language, business, name, subject, url } = mail;
  return renderMail({
    language,
    subject: text(language, "mails:supportAnswer.subject", { subject: isolate(withoutMarks(subject)) }),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [{ text: text(language, "mails:supportAnswer.body") }, { text: mail.text, quoted: true }],
    button: { label: text(language, "mails:supportAnswer.button"), url },
    notes: [text(language, "mails:supportAnswer.note")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
