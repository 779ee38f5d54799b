import type { DemoRequestFields } from "#shared/contract/demo-requests.ts";
import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type Block, type RenderedMail, renderMail } from "./layout.ts";

/** Renders a visitor's request for a demo for the company, without fields that the visitor left empty. */
export function demoRequestMail(
  language: Language,
  request: DemoRequestFields,
  inboxUrl: string,
): RenderedMail {
  const contact: [label: string, value: string][] = [
    [text(language, "mails:demo.phone"), request.phone_number],
    [text(language, "mails:demo.email"), request.contact_email],
    [text(language, "mails:demo.company"), request.company_name],
    [text(language, "mails:demo.website"), request.website_link],
  ];
  const blocks: Block[] = [
    { label: text(language, "mails:demo.name"), text: isolate(request.full_name) },
    ...contact.filter(([, value]) => value).map(([label, value]) => ({ label, text: isolate(value) })),
    ...(request.additional_info
      ? [{ label: text(language, "mails:demo.info"), text: request.additional_info, quoted: true }]
      : []),
  ];
  return renderMail({
    language,
    subject: text(language, "mails:demo.subject", {
      name: isolate(request.company_name || request.full_name),
    }),
    heading: text(language, "mails:demo.heading"),
    blocks,
    button: { label: text(language, "mails:demo.button"), url: inboxUrl },
    notes: [text(language, "mails:demo.promise")],
    footer: text(language, "mails:demo.footer"),
  });
}
