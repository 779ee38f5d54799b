import { createRequire } from "node:module";
import { create, insertMultiple, search } from "@orama/orama";
import { language as arabicLanguage, stemmer as arabicStemmer } from "@orama/stemmers/arabic";
import { stopwords as arabicStopwords } from "@orama/stopwords/arabic";
import { Charset, Index } from "flexsearch";
import MiniSearch from "minisearch";
import type { OpenPeer } from "./peer.ts";

/** Weight of headings in engines that weigh fields. */
const headingBoost = 2;
/** Maximum share of a word's letters that may differ; the value of MiniSearch's own examples. */
const fuzziness = 0.2;
/** Maximum number of letters that may differ, in engines that count them. */
const tolerance = 1;

export const openMiniSearch: OpenPeer = (documents) => {
  const engine = new MiniSearch({
    fields: ["heading", "body"],
    searchOptions: { boost: { heading: headingBoost }, fuzzy: fuzziness },
  });
  engine.addAll([...documents]);
  return {
    search: (question) => {
      const [best] = engine.search(question);
      return best && { id: best.id as number, score: best.score };
    },
  };
};

/** Opens Orama with its Arabic stemmer and stop words, which its documentation recommends for Arabic. */
export const openOrama: OpenPeer = async (documents) => {
  const database = create({
    schema: { heading: "string", body: "string" } as const,
    components: {
      tokenizer: {
        language: arabicLanguage,
        stemming: true,
        stemmer: arabicStemmer,
        stopWords: arabicStopwords,
      },
    },
  });
  await insertMultiple(
    database,
    documents.map(({ id, heading, body }) => ({ id: String(id), heading, body })),
  );
  return {
    search: async (term) => {
      const { hits } = await search(database, {
        term,
        limit: 1,
        tolerance,
        boost: { heading: headingBoost },
        // With 1, a text must contain one of the words instead of all of them.
        threshold: 1,
      });
      const [best] = hits;
      return best && { id: Number(best.id), score: best.score };
    },
  };
};

/** Opens FlexSearch, which returns ranks instead of scores, so that it answers every question with a result. */
export const openFlexSearch: OpenPeer = (documents) => {
  const engine = new Index({ encoder: Charset.Normalize, tokenize: "forward", context: true });
  for (const { id, heading, body } of documents) engine.add(id, `${heading}\n${body}`);
  return {
    search: (query) => {
      // `suggest` keeps results that lack some of the words; without it whole questions find nothing.
      const [id] = engine.search(query, { limit: 1, suggest: true });
      return id === undefined ? undefined : { id: Number(id), score: 1 };
    },
  };
};

interface Lunr {
  (configure: (this: LunrBuilder) => void): { search: (query: string) => { ref: string; score: number }[] };
  tokenizer: (text: string) => { toString: () => string }[];
  multiLanguage: (...languages: string[]) => unknown;
}

interface LunrBuilder {
  use: (plugin: unknown) => void;
  ref: (name: string) => void;
  field: (name: string, options?: { boost: number }) => void;
  add: (document: object) => void;
}

const require = createRequire(import.meta.url);

let known: { lunr: Lunr; bothLanguages: unknown } | undefined;

/** Loads Lunr and its two languages, which may be registered only once. */
function loadLunr(): { lunr: Lunr; bothLanguages: unknown } {
  if (known !== undefined) return known;
  const lunr = require("lunr") as Lunr;
  for (const part of ["stemmer.support", "ar", "multi"])
    (require(`lunr-languages/lunr.${part}.js`) as (lunr: Lunr) => void)(lunr);
  known = { lunr, bothLanguages: lunr.multiLanguage("en", "ar") };
  return known;
}

/** Opens Lunr with English and the Arabic of lunr-languages. */
export const openLunr: OpenPeer = (documents) => {
  const { lunr, bothLanguages } = loadLunr();
  const engine = lunr(function build() {
    this.use(bothLanguages);
    this.ref("id");
    this.field("heading", { boost: headingBoost });
    this.field("body");
    for (const document of documents) this.add(document);
  });
  return {
    search: (question) => {
      // Punctuation of a question would be parsed as operators of Lunr.
      const [best] = engine.search(question.replaceAll(/[^\p{L}\p{N}\s]/gu, " "));
      return best && { id: Number(best.ref), score: best.score };
    },
  };
};
