import { text } from "#server/texts/texts.ts";
import type { AccountMail } from "./account-mails.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/**
 * Renders the notice to an owner that the organisation will be deleted: until when the deletion can be cancelled, and
 * what is retained.
 */
export function deletionMail({
  language,
  name,
  business,
  requestedBy,
  dueAt,
  timeZone,
  url,
}: AccountMail & { requestedBy: string; dueAt: Date; timeZone: string }): RenderedMail {
  const format = new Intl.DateTimeFormat(language === "ar" ? "ar-SA-u-ca-gregory-nu-latn" : "en-GB", {
    dateStyle: "long",
    timeZone,
  });
  const values = { business: isolate(business), by: isolate(requestedBy), date: format.format(dueAt) };
  return renderMail({
    language,
    subject: text(language, "mails:deletion.subject", { date: values.date }),
    heading: text(language, "mails:invite.greeting", { name: isolate(name) }),
    blocks: [
      { text: text(language, "mails:deletion.body", values) },
      { text: text(language, "mails:deletion.now") },
      { text: text(language, "mails:deletion.kept") },
    ],
    button: { label: text(language, "mails:deletion.button"), url },
    notes: [text(language, "mails:deletion.note")],
    footer: text(language, "mails:footer", { business: values.business }),
  });
}
