import type { Accuracy } from "#shared/contract/knowledge.ts";
import { buildIndex, chunkDocument, serialiseIndex } from "#server/answers/answers.ts";
import type { ReadDocument } from "#server/documents/document.ts";
import { sha256 } from "#server/files/file-store.ts";
import { measureAccuracy } from "./accuracy.ts";
import { withWritten, type WrittenFaq } from "./written-faqs.ts";

/** One source to learn, as it was read. */
export interface TrainingSource {
  id: string;
  name: string;
  section: "common" | "product";
  /** ReadDocument as JSON. */
  document: string;
}

/** Everything a version is made of. */
export interface Material {
  sources: readonly TrainingSource[];
  written: readonly WrittenFaq[];
}

export interface BuiltVersion {
  /** The version's file: answers.ts loads it. */
  bytes: Uint8Array;
  sha256: string;
  /** How many entries the agent can answer from. */
  entries: number;
  accuracy: Accuracy | null;
}

/** What the agent will know. The same material in the same order gives the same bytes. */
export function buildVersion({ sources, written }: Material): BuiltVersion {
  const read = sources.flatMap(({ id, name, section, document }) =>
    chunkDocument(JSON.parse(document) as ReadDocument, { sourceId: id, sourceName: name, kind: section }),
  );
  const entries = withWritten(read, written);
  const bytes = serialiseIndex(buildIndex(entries));
  return { bytes, sha256: sha256(bytes), entries: entries.length, accuracy: measureAccuracy(entries) };
}
