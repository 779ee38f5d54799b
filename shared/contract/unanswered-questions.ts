import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { channelKind } from "./tickets.ts";

/** One question in a customer's words, without contact data, and the ticket in which it was asked. */
const example = z.object({
  message_id: id,
  text: z.string(),
  language,
  channel: channelKind,
  ticket: z.object({ id, number: z.number() }),
  at: instant,
});

/** Questions of the same meaning that the agent did not answer. */
const unansweredQuestion = z.object({
  /** The id of the oldest question's message. It stays the same when questions are added. */
  id,
  /** The most typical question of the group. */
  question: z.string(),
  questions: z.number(),
  customers: z.number(),
  channels: z.array(channelKind),
  first_at: instant,
  last_at: instant,
  /** The distinct phrasings of the question, with which a new answer can start. */
  phrasings: z.array(z.string()),
  /** The newest questions, at most five. */
  examples: z.array(example),
  /** The most similar answer of the live version. Null when no answer is similar enough. */
  suggestion: z
    .object({ entry_id: z.string(), question: z.string(), answer: z.string(), label: z.string() })
    .nullable(),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;

export const listUnansweredQuestions = endpoint({
  name: "gaps.list",
  method: "GET",
  path: "/api/gaps/",
  access: "member",
  permission: "any_member",
  summary: "Questions of customers that the agent could not answer, most asked first",
  query: pageQuery,
  result: pageOf(unansweredQuestion).extend({
    /** The time at which the questions were last grouped. Null before the first time. */
    grouped_at: instant.nullable(),
    /** True while the questions are being grouped again. */
    grouping: z.boolean(),
    /** The number of questions of the last 90 days in the list: handed over, asked back about or answered wrongly. */
    asked: z.number(),
  }),
});

const settled = dataOf(z.object({ settled: z.number() }));

export const dismissUnansweredQuestion = endpoint({
  name: "gaps.dismiss",
  method: "POST",
  path: "/api/gaps/:id/dismiss/",
  access: "member",
  permission: "knowledge",
  summary: "Dismiss an unanswered question until somebody asks it again",
  params: idParams,
  result: settled,
});

export const markQuestionOffTopic = endpoint({
  name: "gaps.markOffTopic",
  method: "POST",
  path: "/api/gaps/:id/off-topic/",
  access: "member",
  permission: "knowledge",
  summary: "Put an unanswered question aside as not about the business, with all later ones of its meaning",
  params: idParams,
  result: settled,
});

export const reopenUnansweredQuestion = endpoint({
  name: "gaps.reopen",
  method: "POST",
  path: "/api/gaps/:id/reopen/",
  access: "member",
  permission: "knowledge",
  summary: "Undo that an unanswered question was dismissed or put aside as not about the business",
  params: idParams,
  result: settled,
});

export const answerUnansweredQuestion = endpoint({
  name: "gaps.answer",
  method: "POST",
  path: "/api/gaps/:id/answer/",
  access: "member",
  permission: "knowledge",
  summary: "Write an answer to an unanswered question, or add its phrasings to an answer the agent knows",
  params: idParams,
  body: z.object({
    phrasings: z.array(z.string()),
    answer: z.object({ ar: z.string().nullable(), en: z.string().nullable() }).optional(),
    exact: z.boolean().default(false),
    /** The entry of the live version to which the phrasings are added, instead of a new answer. */
    entry_id: z.string().max(200).optional(),
  }),
  result: dataOf(z.object({ faq_id: id })),
});
