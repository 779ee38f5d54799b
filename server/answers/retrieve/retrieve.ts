import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Calibration } from "#server/answers/index/calibration.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { fuseRankings, type WithMatch } from "./dense.ts";
import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { memoise } from "#server/answers/text/memoise.ts";
import { tokens, type Token } from "#server/answers/text/tokens.ts";
import { createStemTest, queryOf, type Query } from "./query.ts";
import type { Judgement } from "./phrasings/judge.ts";
import { maxReranked, rerank } from "./rerank.ts";
import { rank, type Ranking } from "./score.ts";

export interface Hit {
  entry: KnowledgeEntry;
  position: number;
  /** What the order stands on: comparable within one question only. */
  score: number;
  /** The same before the phrasings had their say. */
  plain: number;
}

export interface Retrieval {
  query: Query;
  hits: Hit[];
  ranking: Ranking;
  /** What the phrasings say to the question; absent where nothing was learnt from them. */
  judgement: Judgement | undefined;
  /** Of the version that was asked; absent until test questions have corrected it. */
  calibration: Calibration | undefined;
}

/** "haven't opened" is "unopened": without this it finds what is said of opened ones. */
const negatedPattern = cuePattern(
  findCues("matching"),
  String.raw`\b{not_done}(?: been| yet)* ({opened})\b`,
  "giu",
);

function read(index: AnswerIndex, text: string): Token[] {
  if (isArabizi(text)) return tokens(fromArabizi(text, createStemTest(index)));
  return tokens(
    text.replace(
      negatedPattern,
      (_, done: string) => `un${done.toLowerCase()}${done.endsWith("d") ? "" : "ed"}`,
    ),
  );
}

const readers = new WeakMap<AnswerIndex, (question: string) => Query>();

/** A question as the ranking sees it, without ranking. Everybody who answers a message reads the same few questions. */
export function readQuery(index: AnswerIndex, question: string): Query {
  const known = readers.get(index);
  if (known !== undefined) return known(question);
  const reader = memoise((text) => queryOf(index, read(index, text)), { maxTexts: 100, maxLength: 1000 });
  readers.set(index, reader);
  return reader(question);
}

/** Searches of one version remembered at a time: a conversation asks again and again what was asked before. */
const maxRemembered = 200;
const remembered = new WeakMap<object, Map<string, Retrieval>>();

/** The same question to the same version gives the same result; only a question that was embedded differs each time. */
export function search(index: WithMatch, question: string, k: number, context = ""): Retrieval {
  if (index.dense !== undefined) return searchAnew(index, question, k, context);
  const known = remembered.get(index) ?? new Map<string, Retrieval>();
  remembered.set(index, known);
  const key = `${k}\u0000${question}\u0000${context}`;
  const found = known.get(key) ?? searchAnew(index, question, k, context);
  // Put last again: the oldest go first.
  known.delete(key);
  known.set(key, found);
  if (known.size > maxRemembered) known.delete(known.keys().next().value!);
  return found;
}

function searchAnew(index: WithMatch, question: string, k: number, context: string): Retrieval {
  const query =
    context === "" ? readQuery(index, question) : queryOf(index, read(index, question), read(index, context));
  const ranking = rank(index, query, Math.max(k, maxReranked));
  const { best, judgement } = rerank(index, query, ranking.best);
  const hits = fuseRankings(best, index.dense, question)
    .slice(0, k)
    .flatMap(({ position, score, plain }) => {
      const entry = index.entries.at(position);
      return entry === undefined ? [] : [{ entry, position, score, plain }];
    });
  return { query, hits, ranking, judgement, calibration: index.calibration };
}

/** The `k` entries that fit the question best, best first. */
export function retrieve(index: AnswerIndex, question: string, k: number): Hit[] {
  return searchAnew(index, question, k, "").hits;
}
