import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";
import { outcomes } from "#shared/values/quality.ts";

/** A share with the bounds of Wilson's 95 % interval, all from 0 to 1. */
const share = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof share>;

/**
 * The accuracy of a version. `written`: the share of right answers among those the agent gave by itself to questions
 * that people wrote for this business (its owner's, those staff confirmed, and held-out phrasings of its own FAQs).
 * `made`: when there are too few of these, the estimated share of customers' questions that are answered rightly,
 * measured with questions generated from the business's own rows, facts and texts; a needless handover counts as
 * wrong. Only `written` can be compared with the promised accuracy.
 */
export const accuracy = share.extend({
  /** The number of questions, and how many of them the agent answered instead of handing over or asking back. */
  questions: z.number(),
  answered: z.number(),
  /** Absent in versions measured before questions were generated, which count as `written`. */
  basis: z.enum(["written", "made"]).optional(),
});
export type Accuracy = z.infer<typeof accuracy>;

/** The origin of a question. The training generates all kinds except `owner` and `staff`. */
export const questionKind = z.enum([
  "owner",
  "staff",
  "held_out",
  "dialect",
  "typo",
  "other_language",
  "unanswerable",
  "row",
  "fact",
  "text",
  "absent",
]);
export type QuestionKind = z.infer<typeof questionKind>;

/** The kinds of questions that are generated from the business's own rows, facts and texts, and from what they lack. */
export type MadeKind = Extract<QuestionKind, "row" | "fact" | "text" | "absent">;

/** The subject of a generated question. Lists and texts are named by their titles, facts by their topic. */
const topicSubject = z.enum([
  "prices",
  "times",
  "hours",
  "branches",
  "contacts",
  "payments",
  "delivery",
  "people",
  "texts",
  "answers",
  "absent",
]);
export type TopicSubject = z.infer<typeof topicSubject>;

export const outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof outcome>;

/** The results for the questions of one kind. The four outcomes add up to `questions`. */
const kindResult = z.object({
  kind: questionKind,
  questions: z.number(),
  right: z.number(),
  asked_back: z.number(),
  handed_over: z.number(),
  wrong: z.number(),
  /** The number of questions that the agent answered by itself, and of right answers among them. */
  answered: z.number(),
  answered_right: z.number(),
  /** The share of right results among the answered questions. Null when none were answered. */
  of_answered: share.nullable(),
  /** The share of right results among all questions. */
  of_all: share,
});
export type KindResult = z.infer<typeof kindResult>;

/** A question with a wrong result, and the data needed to correct it. */
const failure = z.object({
  /** The id of the organisation's test question. Null for a generated question. */
  question_id: id.nullable(),
  kind: questionKind,
  question: z.string(),
  language,
  outcome,
  /** The agent's answer. Empty when the agent handed over. */
  said: z.string(),
  confidence: z.number(),
  /** The entry of the answer, or the best match when none was given. */
  found: z.object({ title: z.string(), source_id: z.string(), source_name: z.string() }).nullable(),
  /** The right answer. Null when a person must answer. */
  expected: z
    .object({
      title: z.string(),
      answer: z.string(),
      /** Null when the version has no such entry. */
      entry_id: z.string().nullable(),
      source_id: z.string().nullable(),
    })
    .nullable(),
});
export type QuestionFailure = z.infer<typeof failure>;

/** The results of the generated questions about one topic. */
const topicResult = z.object({
  subject: topicSubject,
  /** The title of the list or text. Empty when the subject names the topic completely. */
  name: z.string(),
  questions: z.number(),
  right: z.number(),
  wrong: z.number(),
});
export type TopicResult = z.infer<typeof topicResult>;

/** The accuracy that was estimated with generated questions. */
const estimate = share.extend({
  questions: z.number(),
  answered: z.number(),
  /** The shares of questions left to the team and of wrong answers. Together with `share` they add up to one. */
  left: z.number(),
  wrong: z.number(),
  /** At most three topics, those with the most wrong results first. */
  topics: z.array(topicResult),
});
export type Estimate = z.infer<typeof estimate>;

/** A question that the sources answer with different numbers. The agent gives none of these answers. */
const contradictingAnswers = z.object({
  question: z.string(),
  answers: z.array(
    z.object({
      ar: z.string().optional(),
      en: z.string().optional(),
      source_id: z.string(),
      source_name: z.string(),
    }),
  ),
});
export type ContradictingAnswers = z.infer<typeof contradictingAnswers>;

/** A comparison of a version with the version that was live at that time, on the same questions. */
const comparison = z.object({
  /** The number of the live version. */
  with: z.number(),
  questions: z.number(),
  /** The number of questions answered rightly by the new version only, and by the live version only. */
  better: z.number(),
  worse: z.number(),
  /** The number of the organisation's own questions that only the new version answers wrongly. */
  own_wrong: z.number(),
  /** The accuracy of the live version and of the new one on these questions, each with its own thresholds. */
  before: accuracy.nullable(),
  now: accuracy.nullable(),
  /** Examples of questions whose result got worse, the organisation's own first. Long lists are cut. */
  examples: z.array(failure),
});
export type Comparison = z.infer<typeof comparison>;

/**
 * `own_question`: the new version answers one of the organisation's own questions wrongly that was right before.
 * `fell`: clearly more results got worse than better.
 */
export const holdReason = z.enum(["own_question", "fell"]);
export type HoldReason = z.infer<typeof holdReason>;

/** All measurements of one version. */
const report = z.object({
  accuracy: accuracy.nullable(),
  /** Null when too few questions could be generated. Absent in versions measured before there were estimates. */
  estimate: estimate.nullish(),
  kinds: z.array(kindResult),
  /**
   * The confidence thresholds for answering and for asking back. `automatic` is true when they were chosen on the
   * version's questions.
   */
  answer_from: z.number(),
  clarify_from: z.number(),
  automatic: z.boolean(),
  /** The worst failures. `left_out` is the number of failures that are not listed. */
  failures: z.array(failure),
  left_out: z.number(),
  /** At most 20 contradictions. Absent in versions measured before contradictions were searched for. */
  contradictions: z.array(contradictingAnswers).optional(),
  /** Null for the first version, and when the live version's file could not be read. */
  comparison: comparison.nullable(),
});
export type Report = z.infer<typeof report>;

const measuredVersion = z.object({
  id,
  number: z.number(),
  entries: z.number(),
  created_at: instant,
  /** Null for a version that was trained before measurements existed. */
  report: report.nullable(),
});
export type MeasuredVersion = z.infer<typeof measuredVersion>;

export const readQuality = endpoint({
  name: "quality.read",
  method: "GET",
  path: "/api/knowledge/quality/",
  access: "member",
  permission: "any_member",
  summary: "Get the measured quality of the live version and of one that was held back",
  result: dataOf(
    z.object({
      live: measuredVersion.nullable(),
      held_back: measuredVersion.extend({ reason: holdReason }).nullable(),
      /** The current number of the organisation's test questions, by origin. */
      own: z.object({ owner: z.number(), staff: z.number() }),
    }),
  ),
});

export const dismissVersion = endpoint({
  name: "quality.dismiss",
  method: "POST",
  path: "/api/knowledge/versions/:id/dismiss/",
  access: "member",
  permission: "publishing",
  summary: "Dismiss a version that was held back and keep the live one",
  params: idParams,
  result: dataOf(z.null()),
});
