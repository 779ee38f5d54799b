import { mainLanguageOf } from "#shared/rules/main-language.ts";
import { maxTestQuestions, type RightAnswer, type TestQuestion } from "#shared/contract/questions.ts";
import { maxAnswerLength } from "#shared/values/questions.ts";
import type { Language } from "#shared/language.ts";
import { searchWords } from "#server/db/search.ts";
import { buildQuestionTemplate } from "#server/documents/question-template.ts";
import { maxDocumentBytes } from "#shared/rules/document-file.ts";
import { readDocument } from "#server/documents/read.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import type { OwnQuestion } from "#server/versions/quality/question.ts";
import { findCandidatesOperation, findEntryOperation } from "./engine-operations.ts";
import { runOnVersionOf } from "./live-version.ts";
import * as rules from "./test-question-rules.ts";
import * as store from "./store/test-questions.ts";

/**
 * Maximum number of entries that are offered as the right answer. Users can search by words for an entry that is
 * not offered.
 */
const maxCandidates = 5;

export async function listQuestions(
  tenant: Tenant,
  query: { page: number; page_size: number; q?: string | undefined; kind?: "owner" | "staff" | undefined },
) {
  const filter = { words: searchWords(query.q), kind: query.kind };
  return tenant.transaction(async (db) => {
    const rows = await store.findQuestions(db, filter, {
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    });
    const total = await store.countQuestions(db, filter);
    return {
      data: rows.map(rules.questionView),
      meta: { page: query.page, page_size: query.page_size, total },
    };
  });
}

/** Adds a question. An existing question with the same words gets the new right answer instead. */
export async function createQuestion(
  tenant: Tenant,
  memberId: string,
  input: { question: string; right: RightAnswer },
): Promise<TestQuestion> {
  const question = plainText(input.question);
  requireFields({ question: rules.questionProblem(question) });
  const right = await rightOf(tenant, mainLanguageOf(question), input.right);
  return tenant.transaction(async (db) => {
    const before = await store.findSame(db, question);
    if (!before && (await store.countQuestions(db, {})) >= maxTestQuestions)
      throw new Failure("invalid_request", { question: ["above_limit"] });
    await store.putQuestion(
      db,
      {
        kind: "owner",
        question,
        language: mainLanguageOf(question),
        created_by: memberId,
        ...rules.rightColumns(right),
      },
      tenant.clock(),
    );
    const id = before ?? (await store.findSame(db, question));
    return readQuestion(db, id ?? "");
  });
}

export async function updateQuestion(
  tenant: Tenant,
  id: string,
  input: { question?: string | undefined; right?: RightAnswer | undefined },
): Promise<TestQuestion> {
  const found = await tenant.transaction((db) => readQuestion(db, id));
  const question = input.question === undefined ? found.question : plainText(input.question);
  requireFields({ question: rules.questionProblem(question) });
  const language = mainLanguageOf(question);
  const right = input.right && (await rightOf(tenant, language, input.right));
  return tenant.transaction(async (db) => {
    const same = await store.findSame(db, question);
    if (same && same !== id) throw new Failure("invalid_request", { question: ["test_question_taken"] });
    const change = { question, language, ...(right !== undefined && rules.rightColumns(right)) };
    await store.changeQuestion(db, id, change, tenant.clock());
    return readQuestion(db, id);
  });
}

async function readQuestion(db: TenantDb, id: string): Promise<TestQuestion> {
  const [row] = await store.findQuestions(db, { id }, { limit: 1, offset: 0 });
  if (!row) throw new Failure("not_found");
  return rules.questionView(row);
}

export async function deleteQuestion(tenant: Tenant, id: string): Promise<null> {
  const deleted = await tenant.transaction((db) => store.deleteQuestion(db, id));
  if (!deleted) throw new Failure("not_found");
  return null;
}

/** Returns the picked answer, with its title and text stored as a copy. */
async function rightOf(tenant: Tenant, language: Language, input: RightAnswer): Promise<rules.RightAnswer> {
  if (input.kind === "person") return null;
  if (input.kind === "text") {
    const typed = plainText(input.answer);
    requireFields({ right: typed === "" ? "required" : null });
    return { entryId: null, title: "", answer: typed };
  }
  const agent = await trainedAgent(tenant);
  const entry = await runOnVersionOf(tenant, agent, findEntryOperation, [input.entry_id]);
  if (!entry) throw new Failure("invalid_request", { right: ["invalid"] });
  return { entryId: entry.id, title: titleOf(entry), answer: wordsOf(entry, language) };
}

async function trainedAgent(tenant: Tenant) {
  const agent = await tenant.transaction((db) => readAgent(db));
  if (!agent.version) throw new Failure("not_trained");
  return { ...agent, version: agent.version };
}

/**
 * Returns what the agent would answer now, and the entries that may be the right answer: those that it used first,
 * then by relevance.
 */
export async function findCandidates(tenant: Tenant, sent: { question: string; find: string }) {
  const question = plainText(sent.question);
  requireFields({ question: rules.questionProblem(question) });
  const { version, brand, answerFrom, clarifyFrom } = await trainedAgent(tenant);
  const settings = { brand, answerFrom, clarifyFrom };
  const input = { question, words: plainText(sent.find), settings, maxCandidates };
  const { decision, text, candidates } = await tenant.engine.run(findCandidatesOperation, {
    organizationId: tenant.id,
    version,
    input,
  });
  const language = mainLanguageOf(question);
  return {
    decision,
    text,
    candidates: candidates.map(({ entry, isUsed }) => ({
      entry_id: entry.id,
      title: titleOf(entry),
      answer: wordsOf(entry, language),
      source_name: entry.origin.sourceName,
      used: isUsed,
    })),
  };
}

export async function importQuestions(
  tenant: Tenant,
  memberId: string,
  file: UploadedFile | null,
  language: Language,
) {
  if (!file?.filename) throw new Failure("file_missing");
  if (!/\.xlsx?$/i.test(file.filename)) throw new Failure("invalid_file_type");
  if (file.truncated || file.bytes.byteLength > maxDocumentBytes) throw new Failure("file_too_large");
  if (file.bytes.byteLength === 0) throw new Failure("file_empty");
  const read = await readDocument({ bytes: file.bytes, filename: file.filename });
  const { questions, problems } = read.ok
    ? rules.questionsOfSheet(read.document)
    : { questions: [], problems: [] };
  if (questions.length === 0 && problems.length === 0) throw new Failure("no_questions_found");
  const counts = { added: 0, changed: 0, unchanged: 0 };
  await tenant.transaction(async (db) => {
    let remainingCount = maxTestQuestions - (await store.countQuestions(db, {}));
    for (const { row, question, language: questionLanguage, right } of questions) {
      if (remainingCount <= 0 && !(await store.findSame(db, question))) {
        problems.push({ row, code: "no_room" });
        continue;
      }
      const put = await store.putQuestion(
        db,
        {
          kind: "owner",
          question,
          language: questionLanguage,
          created_by: memberId,
          ...rules.rightColumns(right),
        },
        tenant.clock(),
      );
      counts[put?.as ?? "unchanged"]++;
      if (put?.as === "added") remainingCount--;
    }
  });
  return { ...counts, problems: problems.map((problem) => rules.problemView(language, problem)) };
}

export const questionTemplate = (): FileResult => ({
  filename: "wakil-test-questions.xlsx",
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  bytes: buildQuestionTemplate(),
});

/**
 * A customer's question to which staff have shown the right answer. `right` is null when a person must answer it.
 */
export interface ConfirmedQuestion {
  question: string;
  right: rules.RightAnswer;
  memberId: string | null;
  /** A message of the conversation in which the question was asked; erasing the message erases the question. */
  messageId: string | null;
  at: Date;
}

/**
 * Makes the question a test question, or changes its right answer, in the caller's transaction. The owner's own
 * questions do not change, and nothing is added beyond the limit; neither case fails, because it must not block the
 * work on a ticket.
 */
export async function confirmQuestion(
  db: TenantDb,
  { question: typed, right, memberId, messageId, at }: ConfirmedQuestion,
): Promise<void> {
  const question = plainText(typed);
  if (rules.questionProblem(question) || right?.answer.trim() === "") return;
  const isKnown = (await store.findSame(db, question)) !== null;
  if (!isKnown && (await store.countQuestions(db, {})) >= maxTestQuestions) return;
  await store.putQuestion(
    db,
    {
      kind: "staff",
      question,
      language: mainLanguageOf(question),
      created_by: memberId,
      message_id: messageId,
      ...rules.rightColumns(right && { ...right, answer: right.answer.slice(0, maxAnswerLength) }),
    },
    at,
  );
}

/** Collects the questions for a training, inside its transaction. */
export async function collectQuestions(db: TenantDb): Promise<OwnQuestion[]> {
  return (await store.allQuestions(db, maxTestQuestions)).map(rules.ownQuestion);
}

/** Counts the questions of each kind. */
export async function countByKind(db: TenantDb): Promise<{ owner: number; staff: number }> {
  return {
    owner: await store.countQuestions(db, { kind: "owner" }),
    staff: await store.countQuestions(db, { kind: "staff" }),
  };
}
