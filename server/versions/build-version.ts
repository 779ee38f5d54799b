import type { Outcome, Report } from "#shared/contract/quality.ts";
import { buildIndex, chunkDocument, loadIndex, serialiseIndex } from "#server/answers/answers.ts";
import type { StatedFact } from "#shared/rules/business-facts.ts";
import { statedEntries } from "#server/answers/facts/stated/stated-entries.ts";
import type { ReadDocument } from "#server/documents/document.ts";
import { sha256 } from "#server/files/file-store.ts";
import { measure, type LiveVersion } from "./quality/measure.ts";
import type { OwnQuestion } from "./quality/question.ts";
import type { Thresholds } from "./quality/thresholds.ts";
import { withWritten, type WrittenFaq } from "./written-faqs.ts";

/** A source of a version, as it was read. */
export interface TrainingSource {
  id: string;
  name: string;
  section: "common" | "product";
  audience: "customers" | "staff";
  /** ReadDocument as JSON. */
  document: string;
}

/** Input of a version. */
export interface Material {
  sources: readonly TrainingSource[];
  written: readonly WrittenFaq[];
  /** Facts that the owner stated about the business. */
  stated: readonly StatedFact[];
  /** The organisation's test questions, beside those that are generated from the entries. */
  questions: readonly OwnQuestion[];
  /** The owner's thresholds; null where they are chosen on the questions. */
  chosen: Thresholds | null;
  /** The live version with its file. */
  live: { number: number; bytes: Uint8Array; thresholds: Thresholds } | null;
}

export interface BuiltVersion {
  /** The version's file, which answers.ts loads; it contains no staff sources. */
  bytes: Uint8Array;
  sha256: string;
  /** Number of entries that the agent can answer from. */
  entries: number;
  /** A second file with all sources for the internal agent; null without staff sources. */
  staff: { bytes: Uint8Array; entries: number } | null;
  report: Report;
  /** Results of the test questions, by id. */
  outcomes: Record<string, Outcome>;
  /** Thresholds that were chosen on the questions; null with too few questions. */
  thresholds: Thresholds | null;
}

/** Builds and measures a version. The same input in the same order gives the same bytes. */
export function buildVersion({ sources, written, stated, questions, chosen, live }: Material): BuiltVersion {
  const read = sources.map(({ id, name, section, audience, document }) => ({
    audience,
    entries: chunkDocument(JSON.parse(document) as ReadDocument, {
      sourceId: id,
      sourceName: name,
      kind: section,
    }),
  }));
  const entriesOf = (some: typeof read) =>
    withWritten([...some.flatMap((source) => source.entries), ...statedEntries(stated)], written);
  const forCustomers = read.filter((source) => source.audience === "customers");
  const entries = entriesOf(forCustomers);
  const { index, apply, ...measured } = measure(
    buildIndex(entries),
    questions,
    chosen,
    loadLiveVersion(live),
  );
  const bytes = serialiseIndex(index);
  const all = forCustomers.length < read.length ? entriesOf(read) : null;
  // The internal agent's file uses the calibration of the customers' file and is not tested separately.
  const staff = all && { bytes: serialiseIndex(apply(buildIndex(all))), entries: all.length };
  return { bytes, sha256: sha256(bytes), entries: entries.length, staff, ...measured };
}

/** The live version's index; null also for an unreadable file, which the training replaces. */
function loadLiveVersion(live: Material["live"]): LiveVersion | null {
  try {
    return live && { ...live, index: loadIndex(live.bytes) };
  } catch {
    return null;
  }
}
