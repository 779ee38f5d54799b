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

/** Written by people for this business, each one once: only of these is the one figure made. */
const written: ReadonlySet<QuestionKind> = new Set(["owner", "staff", "held_out"]);

/** The right share of the answers the agent gave by itself; null when those are too few to tell. */
export function accuracyOf(results: readonly QuestionResult[]): Accuracy | null {
  const asked = results.filter(({ tested }) => written.has(tested.kind));
  const answers = asked.filter((result) => result.isAnswered);
  const share = shareOf(answers.filter((result) => result.outcome === "right").length, answers.length);
  if (!share || answers.length < minMeasuredAnswers) return null;
  return { ...share, questions: asked.length, answered: answers.length, basis: "written" };
}

/** One line for each kind that something was asked of. */
export function kindsOf(results: readonly QuestionResult[]): KindResult[] {
  const byKind = Map.groupBy(results, ({ tested }) => tested.kind);
  return questionKind.options.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    if (own.length === 0) return [];
    const count = (outcome: Outcome) => own.filter((result) => result.outcome === outcome).length;
    const answers = own.filter((result) => result.isAnswered);
    const answeredRight = answers.filter((result) => result.outcome === "right").length;
    return [
      {
        kind,
        questions: own.length,
        right: count("right"),
        asked_back: count("asked_back"),
        handed_over: count("handed_over"),
        wrong: count("wrong"),
        answered: answers.length,
        answered_right: answeredRight,
        of_answered: shareOf(answeredRight, answers.length),
        of_all: shareOf(count("right"), own.length) as Share,
      },
    ];
  });
}

/** More only make the page long; who has solved these sees the next after training. */
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

/** More only make the page long; nobody mends two hundred at once. */
const mostFailures = 200;

const kindOrder: readonly QuestionKind[] = questionKind.options;
const outcomeOrder: readonly Outcome[] = ["wrong", "handed_over", "asked_back", "right"];

/** What did not come out right, the worst first: the organisation's own questions, and wrong answers before silence. */
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
