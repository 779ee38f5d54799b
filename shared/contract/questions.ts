import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, pageOf, pageQuery } from "./envelope.ts";
import { outcome } from "./quality.ts";
import { maxQuestionLength, maxAnswerLength } from "#shared/values/questions.ts";

/** The most rows of one imported sheet, and the most test questions of one organisation. */
export const maxTestQuestions = 2000;

const questionSource = z.enum(["owner", "staff"]);

/** The right answer. Null when a person must answer. */
const expected = z
  .object({
    /** The id of the entry when the answer was picked from the knowledge base. */
    entry_id: z.string().nullable(),
    title: z.string(),
    answer: z.string(),
  })
  .nullable();

const testQuestion = z.object({
  id,
  kind: questionSource,
  question: z.string(),
  language,
  expected,
  /** The live version's result. Null when the question was written after that version was trained. */
  outcome: outcome.nullable(),
  created_at: instant,
});
export type TestQuestion = z.infer<typeof testQuestion>;

/** The right answer as the portal sends it: an entry of the live version, a text, or a person. */
const rightAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("entry"), entry_id: z.string().max(200) }),
  z.object({ kind: z.literal("text"), answer: z.string().max(maxAnswerLength) }),
  z.object({ kind: z.literal("person") }),
]);
export type RightAnswer = z.infer<typeof rightAnswer>;

export const listQuestions = endpoint({
  name: "questions.list",
  method: "GET",
  path: "/api/questions/",
  access: "member",
  permission: "any_member",
  summary: "List the organisation's test questions, newest first",
  query: pageQuery.extend({ q: z.string().max(200).optional(), kind: questionSource.optional() }),
  result: pageOf(testQuestion),
});

export const createQuestion = endpoint({
  name: "questions.create",
  method: "POST",
  path: "/api/questions/",
  access: "member",
  permission: "knowledge",
  summary: "Add a test question with its right answer",
  body: z.object({ question: z.string().max(maxQuestionLength), right: rightAnswer }),
  result: dataOf(testQuestion),
});

export const updateQuestion = endpoint({
  name: "questions.update",
  method: "PATCH",
  path: "/api/questions/:id/",
  access: "member",
  permission: "knowledge",
  summary: "Change a test question or its right answer",
  params: idParams,
  body: z.object({ question: z.string().max(maxQuestionLength).optional(), right: rightAnswer.optional() }),
  result: dataOf(testQuestion),
});

export const deleteQuestion = endpoint({
  name: "questions.delete",
  method: "DELETE",
  path: "/api/questions/:id/",
  access: "member",
  permission: "knowledge",
  summary: "Delete a test question",
  params: idParams,
  result: dataOf(z.null()),
});

export const findAnswerCandidates = endpoint({
  name: "questions.candidates",
  method: "POST",
  path: "/api/questions/candidates/",
  access: "member",
  permission: "knowledge",
  summary: "Preview the agent's reply to a question, with the entries that may be right",
  body: z.object({
    question: z.string().max(maxQuestionLength),
    /** Other words with which the right answer is searched. */
    find: z.string().max(200).default(""),
  }),
  result: dataOf(
    z.object({
      decision: z.enum(["answer", "clarify", "handover", "smalltalk"]),
      text: z.string(),
      candidates: z.array(
        z.object({
          entry_id: z.string(),
          title: z.string(),
          answer: z.string(),
          source_name: z.string(),
          /** True for the entry on which the agent's answer is based. */
          used: z.boolean(),
        }),
      ),
    }),
  ),
  limit: { max: 120, seconds: 60 },
});

export const importQuestions = endpoint({
  name: "questions.import",
  method: "POST",
  path: "/api/questions/import/",
  access: "member",
  permission: "knowledge",
  summary: "Import test questions from an Excel sheet: a question and its right answer in each row",
  bodyKind: "multipart",
  result: dataOf(
    z.object({
      added: z.number(),
      /** The number of existing questions whose right answer was changed. */
      changed: z.number(),
      unchanged: z.number(),
      /** The rows that were not imported, each with its reason in the request's language. */
      problems: z.array(z.object({ row: z.number(), code: z.string(), text: z.string() })),
    }),
  ),
});

export const downloadQuestionTemplate = endpoint({
  name: "questions.template",
  method: "GET",
  path: "/api/questions/template/",
  access: "member",
  permission: "any_member",
  summary: "Download the Excel sheet for test questions",
  produces: "file",
  result: z.unknown(),
});
