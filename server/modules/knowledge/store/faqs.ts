import { sql } from "kysely";
import { containsWords } from "#server/db/search.ts";
import { writtenSource } from "#server/versions/written-faqs.ts";
import type { FaqRow, LiveFaqs, NewFaq, TypedFaq } from "#server/modules/knowledge/faq-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

const columns = [
  "f.id",
  "f.kind",
  "f.phrasings",
  "f.answer_ar",
  "f.answer_en",
  "f.exact",
  "f.entry_id",
  "f.entry_question",
  "f.revision",
  "f.ticket_id",
  "t.number as ticket_number",
  "f.updated_at",
  "f.deleted_at",
] as const;

const faqs = (db: TenantDb) =>
  db
    .selectFrom("faqs as f")
    .leftJoin("tickets as t", (join) =>
      join.onRef("t.organization_id", "=", "f.organization_id").onRef("t.id", "=", "f.ticket_id"),
    )
    .where("f.organization_id", "=", db.tenant.id);

/** The column with all phrasings and both answers, normalised in the same way as the words. */
const searched = "f.searched";

/** Finds answers, last changed first. */
export async function findFaqs(
  db: TenantDb,
  words: string[],
  page: { limit: number; offset: number },
): Promise<{ rows: FaqRow[]; total: number }> {
  const found = db
    .selectFrom(
      faqs(db)
        .where("f.deleted_at", "is", null)
        .select(columns)
        .select(
          sql<string>`folded(concat_ws(' ', array_to_string(f.phrasings, ' '), f.entry_question, f.answer_ar, f.answer_en))`.as(
            "searched",
          ),
        )
        .as("f"),
    )
    .where(containsWords(words, [searched]));
  const rows = await found
    .selectAll()
    .orderBy("f.updated_at", "desc")
    .orderBy("f.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  return { rows, total: n };
}

/** Finds an answer by its id, among the deleted ones with `deleted`. */
export async function findFaq(db: TenantDb, id: string, { deleted = false } = {}): Promise<FaqRow | null> {
  const row = await faqs(db)
    .select(columns)
    .where("f.id", "=", id)
    .where("f.deleted_at", deleted ? "is not" : "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists the answers that a new one may repeat, oldest first as they are trained. */
export function listAllFaqs(db: TenantDb): Promise<FaqRow[]> {
  return faqs(db)
    .select(columns)
    .where("f.deleted_at", "is", null)
    .orderBy("f.created_at")
    .orderBy("f.id")
    .execute();
}

/** Finds the addition to an entry, if there is one, and locks it until the transaction ends. */
export async function findAddition(db: TenantDb, entryId: string): Promise<string | null> {
  const row = await db
    .selectFrom("faqs")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("kind", "=", "addition")
    .where("entry_id", "=", entryId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds an answer, or phrasings for an entry of a file, and returns its id. */
export async function insertFaq(db: TenantDb, faq: NewFaq, memberId: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto("faqs")
    .values({
      organization_id: db.tenant.id,
      kind: faq.addedTo ? "addition" : "written",
      phrasings: faq.phrasings,
      answer_ar: faq.answer.ar,
      answer_en: faq.answer.en,
      exact: faq.exact,
      entry_id: faq.addedTo?.entryId ?? null,
      entry_question: faq.addedTo?.question ?? null,
      ticket_id: faq.ticketId,
      created_by: memberId,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the given fields and the revision, by which trainings recognise a change. */
export async function changeFaq(
  db: TenantDb,
  id: string,
  change: Partial<TypedFaq>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("faqs")
    .set({
      ...(change.phrasings && { phrasings: change.phrasings }),
      ...(change.answer && { answer_ar: change.answer.ar, answer_en: change.answer.en }),
      ...(change.exact !== undefined && { exact: change.exact }),
      revision: sql<string>`gen_random_uuid()`,
      updated_at: at,
    })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Deletes or restores an answer; false when nothing changed, or when there is no such answer. */
export async function setDeleted(db: TenantDb, id: string, at: Date | null): Promise<boolean> {
  const result = await db
    .updateTable("faqs")
    .set({ deleted_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", at ? "is" : "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Reads the answers in the live version; none before the first training. */
export async function readLiveFaqs(db: TenantDb): Promise<LiveFaqs> {
  const row = await db
    .selectFrom("organizations as o")
    .innerJoin("versions as v", (join) =>
      join.onRef("v.organization_id", "=", "o.id").onRef("v.id", "=", "o.published_version_id"),
    )
    .select(["v.faq_ids as ids", "v.faq_revisions as revisions"])
    .where("o.id", "=", db.tenant.id)
    .executeTakeFirst();
  return row ?? { ids: [], revisions: [] };
}

/** Counts the answers, and the changes that the live version does not contain yet. */
export async function countFaqs(
  db: TenantDb,
  live: LiveFaqs,
): Promise<{ all: number; written: number; pending: number }> {
  const { rows } = await sql<{ all: number; written: number; pending: number }>`
    select count(*) filter (where deleted_at is null) as all,
           count(*) filter (where deleted_at is null and kind = 'written') as written,
           count(*) filter (where case when deleted_at is null then not (revision = any(${live.revisions}::uuid[]))
                                       else id = any(${live.ids}::uuid[]) end) as pending
    from faqs where organization_id = ${db.tenant.id}`.execute(db);
  return rows[0] ?? { all: 0, written: 0, pending: 0 };
}

/** Deletes removed answers permanently once no version that can be published contains them. */
export async function purgeDeleted(db: TenantDb): Promise<void> {
  await sql`delete from faqs f where organization_id = ${db.tenant.id} and deleted_at is not null
    and not exists (select 1 from versions v where v.organization_id = f.organization_id and v.removed_at is null
                    and f.id = any(v.faq_ids))`.execute(db);
}

export interface Hits {
  entry_id: string;
  hits: number;
  last_at: Date;
}

/**
 * Counts the replies since `since` that used these entries, of the newest `maxReplies` replies, and those that used an
 * answer of the portal. They are counted on request from the messages: a counter would be one more write for each
 * reply, and all replies with the same answer would wait for one row.
 */
export async function countHits(
  db: TenantDb,
  entryIds: string[],
  since: Date,
  maxReplies: number,
): Promise<{ hitsById: Hits[]; written: number }> {
  const { rows } = await sql<Hits & { entry_id: string | null }>`
    with used as (
      select m.id, m.created_at, c ->> 'entry_id' as entry_id
      from (select id, citations, created_at from messages
            where organization_id = ${db.tenant.id} and author = 'agent' and created_at >= ${since}
            order by created_at desc limit ${maxReplies}) m,
           jsonb_array_elements(m.citations) c
      where (c -> 'used')::boolean
    )
    select entry_id, count(distinct id) as hits, max(created_at) as last_at from used
    where entry_id = any(${entryIds}::text[]) group by entry_id
    union all
    select null, count(distinct id), max(created_at) from used where entry_id like ${`${writtenSource}:%`}`.execute(
    db,
  );
  return {
    hitsById: rows.filter((row) => row.entry_id !== null),
    written: rows.find((row) => row.entry_id === null)?.hits ?? 0,
  };
}
