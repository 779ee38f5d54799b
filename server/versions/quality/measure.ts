import type { Outcome, Report } from "#shared/contract/quality.ts";
import { buildIndex, withCalibration, type AnswerIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { askQuestion, withCorrected, type Knowledge } from "./ask.ts";
import { fit } from "./fit.ts";
import { removeHidden } from "./hidden.ts";
import { askAllMade, resultOf } from "./made/ask-made.ts";
import { accuracyOfMade, estimateOf } from "./made/estimate.ts";
import { makeQuestions } from "./made/make-questions.ts";
import { planQuestions, type Plan } from "./plan.ts";
import type { OwnQuestion } from "./question.ts";
import { compare } from "./regression.ts";
import { accuracyOf, contradictionsOf, failuresOf, kindsOf } from "./report.ts";
import { standardThresholds, type Thresholds } from "./thresholds.ts";

/** The live version, for comparison. */
export interface LiveVersion {
  number: number;
  index: AnswerIndex;
  thresholds: Thresholds;
}

export interface Measured {
  report: Report;
  /** Results of the organisation's questions, by id. */
  outcomes: Record<string, Outcome>;
  /** The calibrated index, which answers customers. */
  index: AnswerIndex;
  /** Calibrates another index of the version. */
  apply: (index: AnswerIndex) => AnswerIndex;
  /** Thresholds; null with too few questions. */
  thresholds: Thresholds | null;
}

/**
 * Measures a version with all its questions. Each question is measured with thresholds that were chosen without it, while
 * customers get those of all questions together. `chosen`: thresholds that the owner has set, which are always used.
 */
export function measure(
  index: AnswerIndex,
  ownQuestions: readonly OwnQuestion[],
  chosen: Thresholds | null,
  live: LiveVersion | null,
): Measured {
  const plan = planQuestions(index, ownQuestions);
  const plain = knowledgeOf(index, plan);
  const { apply, knowledge, thresholds: automatic, thresholdsFor } = fit(plain, plan.questions);
  const thresholds = chosen ?? automatic ?? standardThresholds;
  const results = plan.questions.map((question) =>
    askQuestion(knowledge, question, chosen ?? thresholdsFor(question) ?? thresholds),
  );
  const made = askAllMade(knowledge.indexes.whole, makeQuestions(knowledge.indexes.whole), thresholds);
  const estimate = estimateOf(made);
  const all = [...results, ...made.map((result) => resultOf(result, knowledge.byId))];
  return {
    index: knowledge.indexes.whole,
    apply,
    thresholds: automatic,
    outcomes: Object.fromEntries(
      results.flatMap(({ tested, outcome }) => (tested.id === null ? [] : [[tested.id, outcome]])),
    ),
    report: {
      accuracy: accuracyOf(results) ?? accuracyOfMade(estimate),
      estimate,
      kinds: kindsOf(all),
      answer_from: thresholds.answerFrom,
      clarify_from: thresholds.clarifyFrom,
      automatic: chosen === null && automatic !== null,
      ...failuresOf(all),
      contradictions: contradictionsOf([...index.entries]),
      comparison: live && comparisonWith(live, plan, { knowledge, thresholds }),
    },
  };
}

/**
 * Asks both versions the same questions; the held-out parts are removed from the live one as well.
 */
function comparisonWith(
  { number, index, thresholds: before }: LiveVersion,
  plan: Plan,
  { knowledge, thresholds }: { knowledge: Knowledge; thresholds: Thresholds },
) {
  const { calibration } = index;
  const live = withCorrected(knowledgeOf(index, plan), (other) =>
    calibration ? withCalibration(other, calibration) : other,
  );
  return compare(
    plan.questions.map((question) => ({
      now: askQuestion(knowledge, question, thresholds),
      before: askQuestion(live, question, before),
    })),
    number,
  );
}

function knowledgeOf(index: AnswerIndex, { hidden, questions }: Plan): Knowledge {
  const scopes = new Set(questions.map((question) => question.asked));
  const less = (kind: "held_out" | "other_language") =>
    scopes.has(kind) ? buildIndex(removeHidden([...index.entries], hidden[kind])) : index;
  return {
    indexes: { whole: index, held_out: less("held_out"), other_language: less("other_language") },
    byId: new Map(index.entries.map((entry): [string, KnowledgeEntry] => [entry.id, entry])),
  };
}
