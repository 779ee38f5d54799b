import MiniSearch, { type Options } from "minisearch";
import {
  answer,
  type AnswerIndex,
  buildIndex,
  loadIndex,
  retrieve,
  serialiseIndex,
} from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { documentOf, type TextDocument } from "./documents.ts";

/** The operations that are measured of an engine in the process. */
export interface Engine {
  build: (entries: readonly KnowledgeEntry[]) => Built;
  load: (bytes: Uint8Array) => Searchable;
}

interface Built {
  serialise: () => Uint8Array;
}

interface Searchable {
  /** Searches. Other engines return positions or ids, which suffices; ours returns entries. */
  search: (question: string) => KnowledgeEntry[];
  /** Computes the whole answer, for engines that support it. */
  answer?: (question: string) => void;
}

const maxResults = 5;
const answerSettings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };

const wakil: Engine = {
  build(entries) {
    const index: AnswerIndex = buildIndex(entries);
    return { serialise: () => serialiseIndex(index) };
  },
  load(bytes) {
    const index = loadIndex(bytes);
    return {
      search: (question) => retrieve(index, question, maxResults).map((hit) => hit.entry),
      answer: (question) => void answer(index, { question, history: [], settings: answerSettings }),
    };
  },
};

interface Document extends TextDocument {
  id: number;
  entry: KnowledgeEntry;
}

/**
 * MiniSearch as its README describes, with its default tokeniser, which splits at Unicode spaces and punctuation and
 * therefore supports Arabic. Fuzzy search improves its results on the sets most; all phrasings as one document gave
 * better results than one each.
 */
const options = (fuzzy: number): Options<Document> => ({
  fields: ["heading", "body"],
  storeFields: ["entry"],
  searchOptions: { boost: { heading: 2 }, fuzzy },
});

const miniSearch = (fuzzy: number): Engine => ({
  build(entries) {
    const engine = new MiniSearch(options(fuzzy));
    engine.addAll(entries.map((entry, id) => ({ id, entry, ...documentOf(entry) })));
    return { serialise: () => Buffer.from(JSON.stringify(engine)) };
  },
  load(bytes) {
    const engine = MiniSearch.loadJSON(Buffer.from(bytes).toString(), options(fuzzy));
    return {
      search: (question) =>
        engine
          .search(question)
          .slice(0, maxResults)
          .map((hit) => hit["entry"] as KnowledgeEntry),
    };
  },
});

export const engines = { wakil, minisearch: miniSearch(0.2), minisearch_exact: miniSearch(0) } as const;
export type EngineName = keyof typeof engines;
