import type { Answer, Citation, HandoverReason, Origin } from "#server/answers/entry.ts";
import type { Language } from "#shared/language.ts";
import type { CitationView } from "#shared/contract/tickets.ts";
import { text } from "#server/texts/texts.ts";

/** Why a customer's message is in a human's hands. */
export type DeferReason = HandoverReason | "not_trained";

export interface Thresholds {
  /** Probability from which the agent answers by itself. */
  answerFrom: number;
  /** Probability from which it offers choices rather than handing over. */
  clarifyFrom: number;
}

/** Where nobody has chosen and nothing was measured. */
export const standardThresholds: Thresholds = { answerFrom: 0.6, clarifyFrom: 0.35 };

/** An answer with whatever the agent says to the customer filled in, handovers included. */
export type Reply = Omit<Answer, "reason"> & { reason: DeferReason | null };

/** What the customer is told when a human takes over: always something, and always what happens next. */
export function handoverText(language: Language, reason: DeferReason): string {
  switch (reason) {
    case "asked_for_human":
    case "complaint":
    case "agent_failed":
    case "not_trained":
      return text(language, `agent:handover.${reason}`);
    default:
      return text(language, "agent:handover.default");
  }
}

/** A source as people read it: "prices.xlsx · row 12". */
export function originLabel(origin: Origin, language: Language): string {
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

/** A citation as stored with the message and shown to staff; `title` groups the dashboard's common questions. */
export type StoredCitation = CitationView & { title: string };

export function storedCitations(
  citations: Citation[],
  language: Language,
  titleOf: (entryId: string) => string,
): StoredCitation[] {
  return citations.map((citation) => ({
    source_id: citation.origin.sourceId || null,
    label: originLabel(citation.origin, language),
    quote: citation.quote,
    title: titleOf(citation.entryId),
    confidence: citation.confidence,
    used: citation.used,
  }));
}
