import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface TaughtRow {
  id: string;
  phrasings: string[];
  answer_ar: string | null;
  answer_en: string | null;
  revision: string;
  /** Phrasings as staff taught them. */
  taught: string[];
  /** The customers' messages. */
  written: string[];
}

/** Finds answers that were taught from these messages, or written for their groups of unanswered questions. */
export async function findTaught(db: TenantDb, messageIds: string[]): Promise<TaughtRow[]> {
  const { rows } = await sql<TaughtRow>`/* taught_phrasings */
    with learnt as (
      select l.faq_id, l.message_id, l.question from corrections l
      where l.organization_id = ${db.tenant.id} and l.message_id = any(${messageIds}::uuid[]) and l.made_phrasing
      union all
      select s.faq_id, s.message_id, null from settled_questions s
      where s.organization_id = ${db.tenant.id} and s.message_id = any(${messageIds}::uuid[]) and s.faq_id is not null
    )
    select f.id, f.phrasings, f.answer_ar, f.answer_en, f.revision,
      coalesce(array_agg(learnt.question) filter (where learnt.question is not null), '{}') as taught,
      array_agg(m.text) as written
    from learnt
    join faqs f on f.organization_id = ${db.tenant.id} and f.id = learnt.faq_id
    join messages m on m.organization_id = f.organization_id and m.id = learnt.message_id
    group by f.organization_id, f.id order by f.id
    `.execute(db);
  return rows;
}

/** Stores the remaining phrasings and returns the answer's new revision. */
export async function keepPhrasings(db: TenantDb, id: string, left: string[], at: Date): Promise<string> {
  const { revision } = await db
    .updateTable("faqs")
    .set({ phrasings: left, revision: sql<string>`gen_random_uuid()`, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deleteAnswer(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom("faqs").where("organization_id", "=", db.tenant.id).where("id", "=", id).execute();
}

/** Deletes the test questions that staff confirmed from these messages; returns their ids and texts. */
export async function deleteConfirmedQuestions(
  db: TenantDb,
  messageIds: string[],
): Promise<{ id: string; question: string }[]> {
  return db
    .deleteFrom("test_questions")
    .where("organization_id", "=", db.tenant.id)
    .where(sql<boolean>`message_id = any(${messageIds}::uuid[])`)
    .returning(["id", "question"])
    .execute();
}

/**
 * Renames test questions whose title is a deleted phrasing. The title is the first phrasing of the right answer.
 */
export async function retitleQuestions(
  db: TenantDb,
  entryId: string,
  gone: string[],
  title: string,
): Promise<void> {
  await db
    .updateTable("test_questions")
    .set({ title })
    .where("organization_id", "=", db.tenant.id)
    .where("entry_id", "=", entryId)
    .where("title", "in", gone)
    .execute();
}

/**
 * Deletes the groups that contain one of these messages or suggest one of these answers; the remaining questions are
 * grouped again.
 */
export async function deleteQuestionGroups(
  db: TenantDb,
  { messageIds, entryIds }: { messageIds: string[]; entryIds: string[] },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("unanswered_questions")
    .where("organization_id", "=", db.tenant.id)
    .where(
      sql<boolean>`(message_ids && ${messageIds}::uuid[] or suggestion ->> 'entry_id' = any(${entryIds}::text[]))`,
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n)
    await db
      .deleteFrom("unanswered_question_groupings")
      .where("organization_id", "=", db.tenant.id)
      .execute();
}

export interface KnowingVersionRow {
  id: string;
  file_key: string;
  staff_file_key: string | null;
  faq_ids: string[];
  faq_revisions: string[];
  quality: unknown;
  /** Whether the version's files exist, so that it can answer. */
  is_stored: boolean;
  knows: boolean;
}

/**
 * Finds versions that contain one of the answers or were tested with one of the questions, including those without
 * files.
 */
export async function findVersionsKnowing(
  db: TenantDb,
  faqIds: string[],
  questionIds: string[],
): Promise<KnowingVersionRow[]> {
  const { rows } = await sql<KnowingVersionRow>`/* versions_knowing */
    select id, file_key, staff_file_key, faq_ids, faq_revisions, quality, removed_at is null as is_stored,
      faq_ids && ${faqIds}::uuid[] as knows
    from versions
    where organization_id = ${db.tenant.id}
      and (faq_ids && ${faqIds}::uuid[] or outcomes ?| ${questionIds}::text[])
    order by number desc`.execute(db);
  return rows;
}

export interface VersionFile {
  key: string;
  sizeBytes: number;
  entries: number;
}

/** Replaces a version's files and measured values. */
export async function replaceVersion(
  db: TenantDb,
  id: string,
  change: {
    file?: VersionFile & { sha256: string };
    staff?: VersionFile | null;
    faqIds: string[];
    faqRevisions: string[];
    quality: unknown;
  },
): Promise<void> {
  const { file, staff, faqIds, faqRevisions, quality } = change;
  await db
    .updateTable("versions")
    .set({
      faq_ids: faqIds,
      faq_revisions: faqRevisions,
      quality: quality === null ? null : JSON.stringify(quality),
      ...(file && {
        file_key: file.key,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        entries: file.entries,
      }),
      ...(staff && {
        staff_file_key: staff.key,
        staff_size_bytes: staff.sizeBytes,
        staff_entries: staff.entries,
      }),
    })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}
