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

/** One source to learn, as it was read. */
export interface TrainingSource {
  id: string;
  name: string;
  section: "common" | "product";
  audience: "customers" | "staff";
  /** ReadDocument as JSON. */
  document: string;
}

/** Everything a version is made of. */
export interface Material {
  sources: readonly TrainingSource[];
  written: readonly WrittenFaq[];
  /** What the owner stated of the business itself. */
  stated: readonly StatedFact[];
  /** What it is tested with, beside what is made of its own entries. */
  questions: readonly OwnQuestion[];
  /** The owner's thresholds; null: chosen on the questions. */
  chosen: Thresholds | null;
  /** The version that answers now, with its file. */
  live: { number: number; bytes: Uint8Array; thresholds: Thresholds } | null;
}

export interface BuiltVersion {
  /** The version's file: answers.ts loads it. Nothing of a staff source is in it. */
  bytes: Uint8Array;
  sha256: string;
  /** How many entries the agent can answer from. */
  entries: number;
  /** A second file, of all sources, for the internal agent; null when there are no staff sources. */
  staff: { bytes: Uint8Array; entries: number } | null;
  report: Report;
  /** What became of each test question, by its id. */
  outcomes: Record<string, Outcome>;
  /** Chosen on its questions; null when those were too few. */
  thresholds: Thresholds | null;
}

/** What the agent will know, and how well. The same material in the same order gives the same bytes. */
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
  const { index, apply, ...measured } = measure(buildIndex(entries), questions, chosen, loaded(live));
  const bytes = serialiseIndex(index);
  const all = forCustomers.length < read.length ? entriesOf(read) : null;
  // What was learnt of its doubt on the customers' questions holds for it as well: nobody tests it apart.
  const staff = all && { bytes: serialiseIndex(apply(buildIndex(all))), entries: all.length };
  return { bytes, sha256: sha256(bytes), entries: entries.length, staff, ...measured };
}

/** Null also for a file that can't be read: training is what mends that, so it must not stand in its way. */
function loaded(live: Material["live"]): LiveVersion | null {
  try {
    return live && { ...live, index: loadIndex(live.bytes) };
  } catch {
    return null;
  }
}
