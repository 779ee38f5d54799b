import { sql } from "kysely";
import { containsWords } from "#server/db/search.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { Language } from "#shared/language.ts";

export interface QuestionRow {
  id: string;
  kind: string;
  question: string;
  language: string;
  expects: string;
  entry_id: string | null;
  title: string | null;
  answer: string | null;
  created_at: Date;
  /** The live version's result for the question; null when it was not tested with it. */
  outcome: string | null;
}

const rowColumns = [
  "q.id",
  "q.kind",
  "q.question",
  "q.language",
  "q.expects",
  "q.entry_id",
  "q.title",
  "q.answer",
  "q.created_at",
] as const;

export interface QuestionFilter {
  id?: string;
  words?: string[];
  kind?: "owner" | "staff" | undefined;
}

function questions(db: TenantDb, filter: QuestionFilter) {
  let query = db.selectFrom("test_questions as q").where("q.organization_id", "=", db.tenant.id);
  if (filter.id) query = query.where("q.id", "=", filter.id);
  if (filter.kind) query = query.where("q.kind", "=", filter.kind);
  if (filter.words?.length) query = query.where(containsWords(filter.words, ["q.search"]));
  return query;
}

/** Finds questions, newest first. An outcome counts only while the question is the same as when it was tested. */
export function findQuestions(
  db: TenantDb,
  filter: QuestionFilter,
  page: { limit: number; offset: number },
): Promise<QuestionRow[]> {
  return questions(db, filter)
    .select(rowColumns)
    .select(
      sql<string | null>`(select v.outcomes ->> q.id::text from organizations o
        join versions v on v.organization_id = o.id and v.id = o.published_version_id
        where o.id = ${db.tenant.id} and q.updated_at <= v.created_at)`.as("outcome"),
    )
    .orderBy("q.created_at", "desc")
    .orderBy("q.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countQuestions(db: TenantDb, filter: QuestionFilter): Promise<number> {
  const row = await questions(db, filter)
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Lists all questions for a training, in an order that does not change between two trainings. */
export function allQuestions(db: TenantDb, maxQuestions: number): Promise<Omit<QuestionRow, "outcome">[]> {
  return questions(db, {})
    .select(rowColumns)
    .orderBy("q.created_at")
    .orderBy("q.id")
    .limit(maxQuestions)
    .execute();
}

export interface NewQuestion {
  kind: "owner" | "staff";
  question: string;
  language: Language;
  expects: "answer" | "person";
  entry_id: string | null;
  title: string | null;
  answer: string | null;
  created_by: string | null;
  /** For a question that staff confirmed: a message of the conversation in which a customer asked it. */
  message_id?: string | null;
}

/**
 * Writes a question, or changes the right answer of an existing one. Staff do not overrule the owner. Returns null
 * when nothing had to be changed.
 */
export async function putQuestion(
  db: TenantDb,
  question: NewQuestion,
  at: Date,
): Promise<{ id: string; as: "added" | "changed" } | null> {
  const { rows } = await sql<{ id: string; added: boolean }>`
    insert into test_questions (organization_id, kind, question, language, expects, entry_id, title, answer, created_by, message_id, created_at, updated_at)
    values (${db.tenant.id}, ${question.kind}, ${question.question}, ${question.language}, ${question.expects},
      ${question.entry_id}, ${question.title}, ${question.answer}, ${question.created_by}, ${question.message_id ?? null}, ${at}, ${at})
    on conflict (organization_id, md5(folded(question))) do update
    set kind = excluded.kind, expects = excluded.expects, entry_id = excluded.entry_id, title = excluded.title,
      answer = excluded.answer, updated_at = excluded.updated_at,
      -- Asked by the owner as well, it is the owner's own question.
      message_id = case when excluded.kind = 'staff' then coalesce(test_questions.message_id, excluded.message_id) end
    where (test_questions.kind = 'staff' or excluded.kind = 'owner')
      and (test_questions.kind, test_questions.expects, test_questions.answer) is distinct from
        (excluded.kind, excluded.expects, excluded.answer)
    returning id, xmax = 0 as added`.execute(db);
  const [row] = rows;
  return row ? { id: row.id, as: row.added ? "added" : "changed" } : null;
}

/** Returns the id of the question with these words, if it exists. */
export async function findSame(db: TenantDb, question: string): Promise<string | null> {
  const row = await db
    .selectFrom("test_questions")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where(sql<boolean>`md5(folded(question)) = md5(folded(${question}))`)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes a question; false when there is no such question. */
export async function changeQuestion(
  db: TenantDb,
  id: string,
  change: Partial<NewQuestion>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("test_questions")
    .set({ ...change, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteQuestion(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("test_questions")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
