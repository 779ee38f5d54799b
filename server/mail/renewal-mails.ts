import type { Language } from "#shared/language.ts";
import { formatDay } from "#shared/rules/format.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/** The result of a charge of a saved card. */
export type RenewalNews =
  | { kind: "renewed" }
  /** The bank requires the cardholder's confirmation. */
  | { kind: "confirm" }
  /** The charge is tried again at `until`. */
  | { kind: "failed"; until: Date }
  /** The charge is not tried again. */
  | { kind: "stopped"; problem: "declined" | "not_confirmed" | "card_unusable" | "price_changed" };

/** Renders the notice to an owner of the result of a charge, and what the owner can do. */
export function renewalMail(
  news: RenewalNews,
  { language, card, business, url }: { language: Language; card: string; business: string; url: string },
): RenderedMail {
  const of = {
    card: isolate(card),
    business: isolate(business),
    date: news.kind === "failed" ? formatDay(news.until, language) : "",
  };
  const body =
    news.kind === "stopped"
      ? text(language, `mails:renewal.stopped.${news.problem}`, of)
      : text(language, `mails:renewal.${news.kind}.body`, of);
  return renderMail({
    language,
    subject: text(language, `mails:renewal.${news.kind}.subject`, of),
    heading: text(language, `mails:renewal.${news.kind}.subject`, of),
    blocks: [{ text: body }],
    button: { label: text(language, `mails:renewal.${news.kind}.button`), url },
    notes: [],
    footer: text(language, "mails:footer", of),
  });
}
