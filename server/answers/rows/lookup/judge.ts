import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import type { RowReply } from "#server/answers/rows/row-reply.ts";
import type { RowQuestion } from "#server/answers/rows/row-question.ts";
import { candidatesFor, type Candidate } from "./candidates.ts";
import { rowsModel } from "./coefficients.ts";
import { evidenceFor, type Evidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";

/** Rows give no answer below this probability. */
const minShare = 0.45;

/** Probability that a candidate answers the question. */
function probabilityOf(candidate: Candidate, asked: RowQuestion, evidence: Evidence): number {
  const features = featuresOf(candidate, asked, evidence);
  const odds = features.reduce(
    (sum, value, at) => sum + value * (rowsModel.coefficients[at] ?? 0),
    rowsModel.intercept,
  );
  return 1 / (1 + Math.exp(-odds));
}

/** Probability of rows that keep a limit or lack a number, or of two prices of one, where they have all other words of the question. */
const limitedProbability = 0.7;

/** Probability of a sum with its delivery, where the rows and the place have all words of the question. */
const deliveredProbability = 0.85;

/**
 * Probability of what is ranked among all rows under the title that the question names: the dishes under "Desserts" are
 * not called desserts, so their own words give no evidence of it.
 */
const titledProbability = 0.7;

const saysNone = ({ text }: RowReply, { voice }: RowQuestion): boolean =>
  text.startsWith(chooseSentences(voice).noneInRange);

/** Whether a reply tells of the same rows, perhaps with more of their cells. */
const isSameRows = (titled: RowReply, best: RowReply | undefined): best is RowReply =>
  best !== undefined &&
  best.probability >= minShare &&
  best.rows.length === titled.rows.length &&
  best.rows.every((row, at) => row === titled.rows[at]);

/**
 * Of several answers about the same rows, the one that multiplies their price by what the question names ("for three
 * nights"), as sure as the best.
 */
function preferMultiplied(judged: readonly RowReply[], best: RowReply): RowReply {
  if (best.isMultiplied === true) return best;
  const multiplied = judged.find((said) => said.isMultiplied === true && isSameRows(said, best));
  return multiplied === undefined ? best : { ...multiplied, probability: best.probability };
}

/** Whether rows have every word of a question that their limit does not answer. */
const explainsAll = ({ answeredWords }: RowReply, { words }: Evidence): boolean =>
  words.every(
    ({ content: { at }, rows, columns }) => answeredWords?.has(at) === true || rows.size + columns.size > 0,
  );

/** The most probable answer of those that the exact rules give and those that a soft look-up of the cells finds. */
export function surestReply(asked: RowQuestion, ruled: RowReply | undefined): RowReply | undefined {
  if (ruled?.isOfWholeList === true || ruled?.isSumOfPrices === true) return ruled;
  const evidence = evidenceFor(asked.frame, asked.catalogue);
  const judged = candidatesFor(asked, evidence, ruled).map((candidate) => ({
    ...candidate.reply,
    probability: probabilityOf(candidate, asked, evidence),
  }));
  const limited = judged.find((said) => said.isLimited === true && explainsAll(said, evidence));
  if (limited !== undefined)
    return { ...limited, probability: Math.max(limited.probability, limitedProbability) };
  const delivered = judged.find((said) => said.isDelivered === true && explainsAll(said, evidence));
  if (delivered !== undefined)
    return { ...delivered, probability: Math.max(delivered.probability, deliveredProbability) };
  const exact = judged.find(
    (said) => (said.isMissingNumber === true || said.isCompared === true) && explainsAll(said, evidence),
  );
  if (exact !== undefined) return { ...exact, probability: Math.max(exact.probability, limitedProbability) };
  const best = judged.toSorted((a, b) => b.probability - a.probability)[0];
  const titled = judged.find(({ isOfTitle }) => isOfTitle === true);
  if (titled !== undefined && !saysNone(titled, asked)) {
    const chosen = isSameRows(titled, best) ? best : titled;
    return { ...chosen, probability: Math.max(chosen.probability, titledProbability) };
  }
  if (best !== undefined && best.probability >= minShare) return preferMultiplied(judged, best);
  return ruled?.kind === "choose" ? ruled : undefined;
}
