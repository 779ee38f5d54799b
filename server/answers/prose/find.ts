import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Language } from "#server/answers/entry.ts";
import { search, type Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { rankSpans, type SpanHit } from "./best-span.ts";
import { prose } from "./coefficients.ts";
import { ownShare, computeProseFeatures } from "./evidence.ts";
import { findRequestedStep } from "./scale.ts";
import { measureValue, wantedIn, type Wanted } from "#server/answers/understand/value.ts";
import { windowOf } from "./window.ts";

/** Entries whose sentences are compared. */
const maxEntriesRead = 12;

/** Two sentences of different entries are tied when the second has this share of the first one's score. */
const tieRatio = 0.99;

/** Probability of the line of a scale that holds the amount asked about. */
const scaleProbability = 0.85;

/** The probability is multiplied by this where a customer names one thing that they want and asks nothing about it. */
const namesOnlyFactor = 0.5;

const namesOnly = ({ query }: Retrieval, wanted: ReadonlySet<Wanted>): boolean =>
  wanted.size === 1 && wanted.has("wish") && query.words.filter(({ token }) => !token.isFunction).length < 2;

/** A sentence with this share of a question's subject words is quoted without its neighbours. */
const minWholeShare = 0.9;

/** The sentence that answers a question best, with its probability. */
export interface ProseFound {
  best: SpanHit;
  /** The sentence with the neighbours that belong to it. */
  text: string;
  features: number[];
  probability: number;
  /** Another entry's sentence fits as well. */
  isTied: boolean;
}

const languageOf = ({ query }: Retrieval): Language =>
  query.words.some(({ token }) => isArabic(token.word)) ? "ar" : "en";

/** The best sentence among the entries that a search found; `admits` leaves out sentences that were just said. */
export function findBestSpan(
  retrieval: Retrieval,
  question: string,
  language: Language,
  admits: (span: SpanHit) => boolean = () => true,
): ProseFound | undefined {
  const wanted = wantedIn(question);
  const ranked = rankSpans(retrieval, wanted, language).filter(admits);
  const [best] = ranked;
  const features = computeProseFeatures(retrieval, { question, wanted }, ranked);
  if (best === undefined || features === undefined) return undefined;
  const { intercept, coefficients } = prose;
  const sum = features.reduce((total, value, i) => total + value * (coefficients[i] ?? 0), intercept);
  const probability = (namesOnly(retrieval, wanted) ? namesOnlyFactor : 1) / (1 + Math.exp(-sum));
  const valueShare = measureValue(wanted, best.spans[best.at]!.text) ?? 1;
  const isWhole = valueShare === 1 && ownShare(retrieval.query, best) >= minWholeShare;
  const text = windowOf(best.spans, best.at, isWhole);
  const step = findRequestedStep(ranked, retrieval.query, question);
  if (step !== undefined) {
    const text = windowOf(step.spans, step.at);
    return { best: step, text, features, probability: scaleProbability, isTied: false };
  }
  const rival = ranked.find(({ hit }) => hit.position !== best.hit.position);
  const isTied = rival !== undefined && rival.score >= tieRatio * best.score;
  return { best, text, features, probability, isTied };
}

export function findProse(index: AnswerIndex, question: string): ProseFound | undefined {
  const retrieval = search(index, question, maxEntriesRead);
  return findBestSpan(retrieval, question, languageOf(retrieval));
}
