import type { Language } from "#shared/language.ts";
import { formatNumber } from "#shared/rules/format.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/**
 * The state of a campaign. `waits`: its channel must be connected again first. `stopped`: sending would fail for
 * everybody. `withheld`: it was due after the subscription had ended, and is a draft again.
 */
export type CampaignNews = "done" | "waits" | "stopped" | "withheld";

/** Renders the notice to a member of a campaign's state. */
export function campaignMail(
  news: CampaignNews,
  {
    language,
    name,
    figures,
    url,
    business,
  }: {
    language: Language;
    name: string;
    figures: { total: number; sent: number; failed: number };
    url: string;
    business: string;
  },
): RenderedMail {
  const values = {
    name: isolate(name),
    total: formatNumber(figures.total),
    sent: formatNumber(figures.sent),
    failed: formatNumber(figures.failed),
  };
  return renderMail({
    language,
    subject: text(language, `mails:campaign.${news}.subject`, values),
    heading: text(language, `mails:campaign.${news}.subject`, values),
    blocks: [{ text: text(language, `mails:campaign.${news}.body`, values) }],
    button: { label: text(language, "mails:campaign.button"), url },
    notes: [text(language, "mails:assigned.settings")],
    footer: text(language, "mails:footer", { business: isolate(business) }),
  });
}
