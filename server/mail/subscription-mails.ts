import type { Language } from "#shared/language.ts";
import { formatDay, formatNumber } from "#shared/rules/format.ts";
import type { SubscriptionNotice } from "#shared/values/notifications.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

export interface SubscriptionMail {
  language: Language;
  business: string;
  url: string;
  /** The day that the notice is about. */
  until: Date;
  used?: number;
  limit?: number;
}

/**
 * Renders the notice to an owner about the state of the trial, the subscription or its usage, and what the owner can
 * do.
 */
export function subscriptionMail(
  kind: SubscriptionNotice,
  { language, business, url, until, used = 0, limit = 0 }: SubscriptionMail,
): RenderedMail {
  const values = {
    business: isolate(business),
    date: isolate(formatDay(until, language)),
    used: formatNumber(used),
    limit: formatNumber(limit),
  };
  return renderMail({
    language,
    subject: text(language, `mails:subscription.${kind}.subject`, values),
    heading: text(language, `mails:subscription.${kind}.subject`, values),
    blocks: [{ text: text(language, `mails:subscription.${kind}.body`, values) }],
    button: { label: text(language, "mails:subscription.button"), url },
    notes: [text(language, "mails:assigned.settings")],
    footer: text(language, "mails:footer", values),
  });
}
