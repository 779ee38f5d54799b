import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { Calibration } from "#server/answers/index/calibration.ts";
import { subjectCovered } from "#server/answers/retrieve/match.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import type { Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { isNumber } from "#server/answers/text/words.ts";
import { learntModel, plain } from "./coefficients.ts";
import { evidenceOf } from "./features.ts";

/**
 * Share of the subject an entry has to have, by number of subject words: of two words ("مدة التوصيل") one is not
 * enough, however well it fits; a long message names many things beside its point.
 */
const neededList = [0, 0.6, 0.6, 0.5, 0.4];

/** The probability is multiplied by this when a short question names a place that the entry does not mention. */
const otherPlaceFactor = 0.4;
/** A question with more subject words may mention a place in passing ("we are two cafés in Riyadh and want …"). */
const maxWordsAboutPlace = 4;

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Log-odds of a probability; of 0 and 1 as far as anything stated here is sure. */
export function logitOf(probability: number): number {
  const inside = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(inside / (1 - inside));
}

/** Nothing found stays nothing, whatever a version's test questions say. */
function calibrated(probability: number, calibration: Calibration | undefined): number {
  if (calibration === undefined || probability === 0) return probability;
  return logistic(calibration.slope * logitOf(probability) + calibration.shift);
}

/**
 * What a short question lacks counts more than the development sets, which are of long ones, can teach; less where
 * phrasings near it say that it means this all the same (`vote`, 0–1).
 */
function shortfall(subjectWords: number, covered: number, vote = 0): number {
  const needed = neededList[subjectWords] ?? 0;
  return needed === 0 || covered >= needed ? 1 : (covered / needed) ** (3 * (1 - vote) ** 2);
}

/** The same for a part of a message: what the entry lacks of it. */
export function shortfallOf(query: Query, entry: KnowledgeEntry): number {
  const content = query.words.filter(({ token }) => !token.isFunction && !isNumber(token.word));
  return shortfall(content.length, subjectCovered({ ...query, words: content }, entry));
}

/** Probability that the best hit answers the question, 0–1; 0 when nothing matched. */
export function probabilityOf(retrieval: Retrieval): number {
  const evidence = evidenceOf(retrieval);
  if (evidence === undefined) return 0;
  const { learnt, vote, features, subjectWords, contentCovered, elsewhere } = evidence;
  const { intercept, coefficients } = learnt ? learntModel : plain;
  const fitted = logistic(
    features.reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), intercept),
  );
  const away = elsewhere && subjectWords <= maxWordsAboutPlace ? otherPlaceFactor : 1;
  return calibrated(fitted * shortfall(subjectWords, contentCovered, vote) * away, retrieval.calibration);
}
