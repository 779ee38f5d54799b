import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/** Renders the notice to an owner that a webhook was disabled. */
export function webhookDisabledMail(
  reason: "gone" | "failing",
  { language, host, business, url }: { language: Language; host: string; business: string; url: string },
): RenderedMail {
  return renderMail({
    language,
    subject: text(language, "mails:webhookDisabled.subject", { host }),
    heading: text(language, "mails:webhookDisabled.heading"),
    blocks: [{ text: text(language, `mails:webhookDisabled.${reason}`, { host: isolate(host) }) }],
    button: { label: text(language, "mails:webhookDisabled.button"), url },
    notes: [text(language, "mails:webhookDisabled.note")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
