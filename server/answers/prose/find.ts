import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Language } from "#server/answers/entry.ts";
import { search, type Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { rankSpans, type SpanHit } from "./best-span.ts";
import { prose } from "./coefficients.ts";
import { ownShare, proseFeatures } from "./evidence.ts";
import { findRequestedStep } from "./scale.ts";
import { measureValue, wantedIn, type Wanted } from "#server/answers/understand/value.ts";
import { windowOf } from "./window.ts";

/** Entries whose sentences are looked at. */
const lookedAt = 12;

const tie = 0.99;

/** How surely the line of a scale answers that holds the amount asked about. */
const ofScale = 0.85;

/** What is left where somebody names one thing that they want, and asks nothing of it. */
const named = 0.5;

const namesOnly = ({ query }: Retrieval, wanted: ReadonlySet<Wanted>): boolean =>
  wanted.size === 1 && wanted.has("wish") && query.words.filter(({ token }) => !token.isFunction).length < 2;

/** A sentence with this share of a question's subject says it all. */
const whole = 0.9;

/** The sentence that answers best, and how surely. */
export interface ProseFound {
  best: SpanHit;
  /** The sentence with what belongs to it. */
  text: string;
  features: number[];
  probability: number;
  /** Another entry's sentence fits as well. */
  isTied: boolean;
}

const languageOf = ({ query }: Retrieval): Language =>
  query.words.some(({ token }) => isArabic(token.word)) ? "ar" : "en";

/** The best sentence of what a search found; `admits` leaves out what was just said. */
export function findBestSpan(
  retrieval: Retrieval,
  question: string,
  language: Language,
  admits: (span: SpanHit) => boolean = () => true,
): ProseFound | undefined {
  const wanted = wantedIn(question);
  const ranked = rankSpans(retrieval, wanted, language).filter(admits);
  const [best] = ranked;
  const features = proseFeatures(retrieval, { question, wanted }, ranked);
  if (best === undefined || features === undefined) return undefined;
  const { intercept, coefficients } = prose;
  const sum = features.reduce((total, value, i) => total + value * (coefficients[i] ?? 0), intercept);
  const probability = (namesOnly(retrieval, wanted) ? named : 1) / (1 + Math.exp(-sum));
  const told = measureValue(wanted, best.spans[best.at]!.text) ?? 1;
  const isWhole = told === 1 && ownShare(retrieval.query, best) >= whole;
  const text = windowOf(best.spans, best.at, isWhole);
  const step = findRequestedStep(ranked, retrieval.query, question);
  if (step !== undefined) {
    const text = windowOf(step.spans, step.at);
    return { best: step, text, features, probability: ofScale, isTied: false };
  }
  const rival = ranked.find(({ hit }) => hit.position !== best.hit.position);
  const isTied = rival !== undefined && rival.score >= tie * best.score;
  return { best, text, features, probability, isTied };
}

export function proseFound(index: AnswerIndex, question: string): ProseFound | undefined {
  const retrieval = search(index, question, lookedAt);
  return findBestSpan(retrieval, question, languageOf(retrieval));
}
