import type { Language } from "#shared/language.ts";
import { formatDay } from "#shared/rules/format.ts";
import { text } from "#server/texts/texts.ts";
import { isolate } from "./isolate.ts";
import { type RenderedMail, renderMail } from "./layout.ts";

/** The result of a charge of a saved card. */
export type RenewalResult =
  | { kind: "renewed" }
  /** The bank requires the cardholder's confirmation. */
  | { kind: "confirm" }
  /** The charge is tried again at `until`. */
  | { kind: "failed"; until: Date }
  /** The charge is not tried again. */
  | { kind: "stopped"; problem: "declined" | "not_confirmed" | "card_unusable" | "price_changed" };

/** Renders the notice to an owner of the result of a charge, and what the owner can do. */
export function renewalMail(
  result: RenewalResult,
  { language, card, business, url }: { language: Language; card: string; business: string; url: string },
): RenderedMail {
  const values = {
    card: isolate(card),
    business: isolate(business),
    date: result.kind === "failed" ? formatDay(result.until, language) : "",
  };
  const body =
    result.kind === "stopped"
      ? text(language, `mails:renewal.stopped.${result.problem}`, values)
      : text(language, `mails:renewal.${result.kind}.body`, values);
  return renderMail({
    language,
    subject: text(language, `mails:renewal.${result.kind}.subject`, values),
    heading: text(language, `mails:renewal.${result.kind}.subject`, values),
    blocks: [{ text: body }],
    button: { label: text(language, `mails:renewal.${result.kind}.button`), url },
    notes: [],
    footer: text(language, "mails:footer", values),
  });
}
