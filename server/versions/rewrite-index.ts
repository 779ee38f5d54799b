import { buildIndex, loadIndex, serialiseIndex, withCalibration } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { sha256 } from "#server/files/file-store.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/** A version's file, and the phrasings to remove from it. */
export interface Rewriting {
  bytes: Uint8Array;
  phrasings: readonly string[];
}

export interface RewrittenIndex {
  bytes: Uint8Array;
  sha256: string;
  entries: number;
}

/**
 * The version without some phrasings. An answer is removed with its last phrasing. The calibration stays, because the
 * version's questions are not asked again.
 */
export function rewriteIndex({ bytes, phrasings }: Rewriting): RewrittenIndex {
  const removed = new Set(phrasings.map(sameText));
  const index = loadIndex(bytes);
  const entries = [...index.entries].flatMap((entry) => withoutFaqs(entry, removed));
  const { calibration } = index;
  const built = buildIndex(entries);
  const written = serialiseIndex(calibration ? withCalibration(built, calibration) : built);
  return { bytes: written, sha256: sha256(written), entries: entries.length };
}

function withoutFaqs(entry: KnowledgeEntry, removed: ReadonlySet<string>): KnowledgeEntry[] {
  if (entry.kind !== "faq") return [entry];
  const phrasings = entry.phrasings.filter((phrasing) => !removed.has(sameText(phrasing)));
  return phrasings.length > 0 ? [{ ...entry, phrasings }] : [];
}
