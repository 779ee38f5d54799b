import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";

/** C112: the share of right answers that the terms promise, and that a version's thresholds are chosen to reach. */
export const promisedAccuracy = 0.8;

/** Fewer answers than this say nothing: no share is claimed of them. */
export const minMeasuredAnswers = 20;

/** A share with Wilson's 95 % interval, all 0–1. */
const share = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof share>;

/**
 * The one figure of a version: of the questions that people wrote for this business (its owner's, those staff
 * confirmed, and held-out phrasings of its own FAQs), how many of the answers the agent gave by itself were right.
 */
export const accuracy = share.extend({
  /** How many were asked, and how many of them the agent answered rather than handing over or asking back. */
  questions: z.number(),
  answered: z.number(),
});
export type Accuracy = z.infer<typeof accuracy>;

/** Where a question comes from. All but `owner` and `staff` are made when training. */
export const questionKind = z.enum([
  "owner",
  "staff",
  "held_out",
  "dialect",
  "typo",
  "other_language",
  "unanswerable",
]);
export type QuestionKind = z.infer<typeof questionKind>;

/**
 * `right`: answered rightly, or left to a person where that is right. `asked_back`, `handed_over`: there was an answer
 * and it was not given. `wrong`: something else was said, or something where only a person knows.
 */
export const outcome = z.enum(["right", "asked_back", "handed_over", "wrong"]);
export type Outcome = z.infer<typeof outcome>;

/** What became of the questions of one kind; the four outcomes add up to `questions`. */
const kindResult = z.object({
  kind: questionKind,
  questions: z.number(),
  right: z.number(),
  asked_back: z.number(),
  handed_over: z.number(),
  wrong: z.number(),
  /** Answered by the agent itself, and how many of those answers were right. */
  answered: z.number(),
  answered_right: z.number(),
  /** Right of those it answered; null when it answered none. */
  of_answered: share.nullable(),
  /** Right of all that were asked. */
  of_all: share,
});
export type KindResult = z.infer<typeof kindResult>;

/** A question that did not come out right, with what is needed to mend it. */
const failure = z.object({
  /** The test question, where it is one of the organisation's own. */
  question_id: id.nullable(),
  kind: questionKind,
  question: z.string(),
  language,
  outcome,
  /** What the agent said; empty when it handed over. */
  said: z.string(),
  confidence: z.number(),
  /** The entry it took the answer from, or looked at first. */
  found: z.object({ title: z.string(), source_id: z.string(), source_name: z.string() }).nullable(),
  /** Null: a person must answer. */
  expected: z
    .object({
      title: z.string(),
      answer: z.string(),
      /** Null: the version has no such entry. */
      entry_id: z.string().nullable(),
      source_id: z.string().nullable(),
    })
    .nullable(),
});
export type QuestionFailure = z.infer<typeof failure>;

/** A version beside the one that was live when it was trained, asked the same questions. */
const comparison = z.object({
  /** Number of the live version. */
  with: z.number(),
  questions: z.number(),
  /** Right in the new one only, and in the live one only. */
  better: z.number(),
  worse: z.number(),
  /** The organisation's own questions that the new one answers wrongly and the live one did not. */
  own_wrong: z.number(),
  /** The figures of the live and of the new one on them, each as it would answer customers. */
  before: accuracy.nullable(),
  now: accuracy.nullable(),
  /** Questions that got worse, the organisation's own first; not all of them when there are many. */
  examples: z.array(failure),
});
export type Comparison = z.infer<typeof comparison>;

/** `own_question`: an own question is answered wrongly that was not before. `fell`: clearly more got worse than better. */
export const holdReason = z.enum(["own_question", "fell"]);
export type HoldReason = z.infer<typeof holdReason>;

/** Everything measured of one version. */
const report = z.object({
  accuracy: accuracy.nullable(),
  kinds: z.array(kindResult),
  /** Probabilities from which it answered and asked back. `automatic`: chosen on its questions. */
  answer_from: z.number(),
  clarify_from: z.number(),
  automatic: z.boolean(),
  /** The worst first; `left_out` more are not listed. */
  failures: z.array(failure),
  left_out: z.number(),
  /** Null for a first version, and when the live one's file could not be read. */
  comparison: comparison.nullable(),
});
export type Report = z.infer<typeof report>;

const measuredVersion = z.object({
  id,
  number: z.number(),
  entries: z.number(),
  created_at: instant,
  /** Null for a version trained before anything was measured. */
  report: report.nullable(),
});
export type MeasuredVersion = z.infer<typeof measuredVersion>;

export const readQuality = endpoint({
  name: "quality.read",
  method: "GET",
  path: "/api/knowledge/quality/",
  access: "member",
  summary: "What was measured of the live version, and of one that was held back because it was worse",
  result: dataOf(
    z.object({
      live: measuredVersion.nullable(),
      held_back: measuredVersion.extend({ reason: holdReason }).nullable(),
      /** Test questions of the organisation now. */
      own: z.object({ owner: z.number(), staff: z.number() }),
    }),
  ),
});

export const dismissVersion = endpoint({
  name: "quality.dismiss",
  method: "POST",
  path: "/api/knowledge/versions/:id/dismiss/",
  access: "member",
  summary: "Keep the live version rather than one that was held back",
  params: idParams,
  result: dataOf(z.null()),
});
