import type { Origin } from "#server/answers/entry.ts";
import { statedSource } from "#server/answers/facts/stated/stated-entries.ts";
import type { Language } from "#shared/language.ts";
import { text } from "#server/texts/texts.ts";
import { writtenSource } from "#server/versions/written-faqs.ts";

/** Written or stated in the portal: no row of the table of sources. */
export const isFromPortal = ({ sourceId }: Origin): boolean =>
  sourceId === writtenSource || sourceId === statedSource;

/** A source as people read it: "prices.xlsx · row 12". */
export function originLabel(origin: Origin, language: Language): string {
  if (origin.sourceId === writtenSource) return text(language, "agent:written");
  if (origin.sourceId === statedSource) return text(language, "agent:stated");
  const place =
    origin.row !== undefined
      ? text(language, "documents:place.row", { row: origin.row })
      : origin.page !== undefined
        ? text(language, "documents:place.page", { page: origin.page })
        : origin.heading;
  if (!place) return origin.sourceName;
  // An Arabic file name in an English line would pull its ending and the row number to its other side.
  const isMixed = language === "en" && /\p{Script=Arabic}/u.test(origin.sourceName);
  const name = isMixed ? `\u2068${origin.sourceName}\u2069` : origin.sourceName;
  return `${name} · ${place}`;
}
