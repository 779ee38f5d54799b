import {
  questionKind,
  type Accuracy,
  type ContradictingAnswers,
  type KindResult,
  type Outcome,
  type QuestionFailure,
  type QuestionKind,
  type Share,
} from "#shared/contract/quality.ts";
import { minMeasuredAnswers } from "#shared/values/quality.ts";
import { listContradictions } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { titleOf } from "./entry-words.ts";
import type { QuestionResult } from "./ask.ts";
import { shareOf } from "./interval.ts";

/** Questions that people wrote for this business; only these count for the accuracy. */
const written: ReadonlySet<QuestionKind> = new Set(["owner", "staff", "held_out"]);

/** Share of right answers among those that the agent gave; null with too few. */
export function accuracyOf(results: readonly QuestionResult[]): Accuracy | null {
  const writtenResults = results.filter(({ tested }) => written.has(tested.kind));
  const answers = writtenResults.filter((result) => result.isAnswered);
  const share = shareOf(answers.filter((result) => result.outcome === "right").length, answers.length);
  if (!share || answers.length < minMeasuredAnswers) return null;
  return { ...share, questions: writtenResults.length, answered: answers.length, basis: "written" };
}

/** Results by kind of question. */
export function kindsOf(results: readonly QuestionResult[]): KindResult[] {
  const byKind = Map.groupBy(results, ({ tested }) => tested.kind);
  return questionKind.options.flatMap((kind) => {
    const resultsOfKind = byKind.get(kind) ?? [];
    if (resultsOfKind.length === 0) return [];
    const count = (outcome: Outcome) => resultsOfKind.filter((result) => result.outcome === outcome).length;
    const answers = resultsOfKind.filter((result) => result.isAnswered);
    const answeredRight = answers.filter((result) => result.outcome === "right").length;
    return [
      {
        kind,
        questions: resultsOfKind.length,
        right: count("right"),
        asked_back: count("asked_back"),
        handed_over: count("handed_over"),
        wrong: count("wrong"),
        answered: answers.length,
        answered_right: answeredRight,
        of_answered: shareOf(answeredRight, answers.length),
        of_all: shareOf(count("right"), resultsOfKind.length) as Share,
      },
    ];
  });
}

/** Maximum number of examples; further ones are shown after the next training. */
const maxContradictions = 20;

/** Questions that the sources answer with different numbers, so that the agent leaves them to a person. */
export const contradictionsOf = (entries: readonly KnowledgeEntry[]): ContradictingAnswers[] =>
  listContradictions(entries)
    .slice(0, maxContradictions)
    .map(({ question, entries: answers }) => ({
      question,
      answers: answers.map(({ answer, origin }) => ({
        ...answer,
        source_id: origin.sourceId,
        source_name: origin.sourceName,
      })),
    }));

/** Maximum number of contradictions that are shown. */
const mostFailures = 200;

const kindOrder: readonly QuestionKind[] = questionKind.options;
const outcomeOrder: readonly Outcome[] = ["wrong", "handed_over", "asked_back", "right"];

/** Questions without a right answer: the organisation's own first, and wrong answers before handovers. */
export function failuresOf(results: readonly QuestionResult[]): {
  failures: QuestionFailure[];
  left_out: number;
} {
  const failed = results
    .filter((result) => result.outcome !== "right")
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.confidence - a.confidence);
  return {
    failures: failed.slice(0, mostFailures).map(failureOf),
    left_out: Math.max(0, failed.length - mostFailures),
  };
}

function rankOf({ tested, outcome }: QuestionResult): number {
  const isOwn = tested.id !== null;
  return (isOwn ? 0 : 1000) + outcomeOrder.indexOf(outcome) * 10 + kindOrder.indexOf(tested.kind);
}

export function failureOf({ tested, outcome, said, confidence, found }: QuestionResult): QuestionFailure {
  const { expected } = tested;
  const [entryId = null] = expected?.entries ?? [];
  return {
    question_id: tested.id,
    kind: tested.kind,
    question: tested.question,
    language: tested.language,
    outcome,
    said,
    confidence,
    found: found && {
      title: titleOf(found),
      source_id: found.origin.sourceId,
      source_name: found.origin.sourceName,
    },
    expected: expected && {
      title: expected.title,
      answer: expected.answer,
      entry_id: entryId,
      source_id: expected.sourceId,
    },
  };
}
