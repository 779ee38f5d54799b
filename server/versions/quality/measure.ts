import type { Outcome, Report } from "#shared/contract/quality.ts";
import { buildIndex, type AnswerIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { ask, type Knowledge, type Result, type Thresholds } from "./ask.ts";
import { fit, type Fit } from "./fit.ts";
import { without } from "./hidden.ts";
import { planQuestions, type Plan } from "./plan.ts";
import type { OwnQuestion } from "./question.ts";
import { compare } from "./regression.ts";
import { accuracyOf, failuresOf, kindsOf } from "./report.ts";
import { hash } from "./seeded.ts";

/** The version that answers now, for comparison. */
export interface LiveVersion {
  number: number;
  index: AnswerIndex;
  thresholds: Thresholds;
}

export interface Measured {
  report: Report;
  /** What became of each of the organisation's own questions, by id. */
  outcomes: Record<string, Outcome>;
  /** The index with what was learnt of its doubt: this is what answers customers. */
  index: AnswerIndex;
  /** The same for another index of the version. */
  apply: (index: AnswerIndex) => AnswerIndex;
  /** Null when too little was asked to choose them. */
  thresholds: Thresholds | null;
}

/** Where neither the owner has chosen nor enough was measured. */
export const standardThresholds: Thresholds = { answerFrom: 0.6, clarifyFrom: 0.35 };

/**
 * Asks a version everything that can be asked of it. Its doubt is fitted on one half of the questions and measured on
 * the other, both ways, so that no question is judged by what was learnt from it; customers get what all of them teach.
 * `chosen`: thresholds that the owner has set, which then hold whatever is measured.
 */
export function measure(
  index: AnswerIndex,
  own: readonly OwnQuestion[],
  chosen: Thresholds | null,
  live: LiveVersion | null,
): Measured {
  const plan = planQuestions(index, own);
  const knowledge = knowledgeOf(index, plan);
  const whole = fit(knowledge, plan.questions);
  const thresholds = chosen ?? whole.thresholds ?? standardThresholds;
  const halves = [0, 1].map((half) => plan.questions.filter(({ group }) => hash(group) % 2 === half));
  const results = [0, 1].flatMap((half) => {
    const learnt = fit(knowledge, halves[1 - half]!);
    const tested = fitted(knowledge, learnt);
    const at = chosen ?? learnt.thresholds ?? thresholds;
    return halves[half]!.map((question) => ask(tested, question, at));
  });
  return {
    index: whole.apply(index),
    apply: whole.apply,
    thresholds: whole.thresholds,
    outcomes: Object.fromEntries(
      results.flatMap(({ tested, outcome }) => (tested.id === null ? [] : [[tested.id, outcome]])),
    ),
    report: {
      accuracy: accuracyOf(results),
      kinds: kindsOf(results),
      answer_from: thresholds.answerFrom,
      clarify_from: thresholds.clarifyFrom,
      automatic: chosen === null && whole.thresholds !== null,
      ...failuresOf(results),
      comparison: live && comparisonWith(live, plan, results),
    },
  };
}

/** The same questions to the live version, which must not know what was held out either. */
function comparisonWith(live: LiveVersion, plan: Plan, results: readonly Result[]) {
  const knowledge = knowledgeOf(live.index, plan);
  const pairs = results.map((now) => ({ now, before: ask(knowledge, now.tested, live.thresholds) }));
  return compare(pairs, live.number);
}

function knowledgeOf(index: AnswerIndex, { hidden, questions }: Plan): Knowledge {
  const asked = new Set(questions.map((question) => question.asked));
  const less = (kind: "held_out" | "other_language") =>
    asked.has(kind) ? buildIndex(without(index.entries, hidden[kind])) : index;
  return {
    indexes: { whole: index, held_out: less("held_out"), other_language: less("other_language") },
    byId: new Map(index.entries.map((entry): [string, KnowledgeEntry] => [entry.id, entry])),
  };
}

function fitted(knowledge: Knowledge, { apply }: Fit): Knowledge {
  const { whole, held_out, other_language } = knowledge.indexes;
  return {
    ...knowledge,
    indexes: { whole: apply(whole), held_out: apply(held_out), other_language: apply(other_language) },
  };
}
