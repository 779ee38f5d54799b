import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/**
 * Renders the notice to an owner that their mailbox was disconnected, because another business has proven that it
 * owns the address.
 */
export function mailboxTakenOverMail({
  language,
  address,
  business,
  url,
}: {
  language: Language;
  address: string;
  business: string;
  /** The address of the page of channels. */
  url: string;
}): RenderedMail {
  const values = { address: isolate(address), business: isolate(business) };
  return renderMail({
    language,
    subject: text(language, "mails:mailboxTakenOver.subject"),
    heading: text(language, "mails:mailboxTakenOver.subject"),
    blocks: [
      { text: text(language, "mails:mailboxTakenOver.body", values) },
      { text: text(language, "mails:mailboxTakenOver.next", values) },
    ],
    button: { label: text(language, "mails:mailboxTakenOver.button"), url },
    notes: [],
    footer: text(language, "mails:footer", values),
  });
}
