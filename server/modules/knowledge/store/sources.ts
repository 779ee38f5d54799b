import { type Selectable, sql } from "kysely";
import type { Sources } from "#server/db/schema.ts";
import type { ReadDocument } from "#server/documents/document.ts";
import type { TrainingSource } from "#server/versions/build-version.ts";
import type { Brand, Counts, SourceProblem, SourceRow } from "#server/modules/knowledge/source-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Columns without the document, which may be megabytes. */
const sourceColumns = [
  "id",
  "section",
  "audience",
  "kind",
  "name",
  "title_ar",
  "title_en",
  "format",
  "url",
  "size_bytes",
  "status",
  "problem",
  "counts",
  "created_at",
] as const;
export interface NewSource {
  section: "common" | "product";
  audience: "customers" | "staff";
  kind: "file" | "url";
  name: string;
  format: string;
  url?: string;
  /** Whether the linked pages become sources as well. */
  with_links?: boolean;
  size_bytes?: number;
  file_key?: string;
  created_at: Date;
}

/** Adds a page; null when the organisation has a source with this address. */
export async function insertSource(db: TenantDb, source: NewSource): Promise<SourceRow | null> {
  const row = await db
    .insertInto("sources")
    .values({ organization_id: db.tenant.id, ...source })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sourceColumns)
    .executeTakeFirst();
  return row ?? null;
}

export function listSources(db: TenantDb): Promise<SourceRow[]> {
  return db
    .selectFrom("sources")
    .select(sourceColumns)
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function findSource(
  db: TenantDb,
  id: string,
): Promise<(SourceRow & { document: ReadDocument | null }) | null> {
  const row = await db
    .selectFrom("sources")
    .select([...sourceColumns, "document"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? { ...row, document: row.document as unknown as ReadDocument | null } : null;
}

const readableColumns = ["id", "name", "url", "file_key", "section", "audience", "with_links"] as const;
type ReadableSource = Pick<Selectable<Sources>, (typeof readableColumns)[number]>;

/** Claims a source for reading; null when there is nothing to read any more. */
export async function beginReading(db: TenantDb, id: string): Promise<ReadableSource | null> {
  const row = await db
    .updateTable("sources")
    .set({ status: "processing", problem: null })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .returning(readableColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Result of reading a source; `document` is JSON. */
export type Reading = { document: string; format: string; counts: Counts } | { problem: SourceProblem };

/**
 * Stores the result; false when another worker was first or the source was deleted. An unreadable page keeps its text.
 */
export async function finishReading(db: TenantDb, id: string, reading: Reading, at: Date): Promise<boolean> {
  const outcome =
    "problem" in reading
      ? { status: "failed", problem: reading.problem }
      : {
          status: "submitted",
          problem: null,
          format: reading.format,
          counts: JSON.stringify(reading.counts),
          document: reading.document,
        };
  const done = await db
    .updateTable("sources")
    .set({ ...outcome, read_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Marks a source to be read again if it failed, waits (its worker may have ended) or is a page; false otherwise.
 */
export async function requestReading(db: TenantDb, id: string): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({ status: "submitted", problem: null, read_at: null })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((or) => or.or([or("status", "=", "failed"), or("kind", "=", "url"), or("read_at", "is", null)]))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Sets the audience of a source, which then waits for the next training; false when there is no such source. */
export async function setAudience(
  db: TenantDb,
  id: string,
  audience: "customers" | "staff",
  at: Date,
): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({
      audience,
      read_at: sql<Date | null>`case when read_at is null or audience = ${audience} then read_at else ${at} end`,
      status: sql<string>`case when status = 'trained' and audience <> ${audience} then 'submitted' else status end`,
    })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Deletes a source; false when there is none. Its text is deleted at once, its file by `listDeletedFiles` of deleted-sources.ts. */
export async function markDeleted(db: TenantDb, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({ deleted_at: at, document: null })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Counts the changes since the live version: new and changed sources, and deleted ones that it still contains. */
export async function countPending(db: TenantDb, liveSources: string[]): Promise<number> {
  const { rows } = await sql<{ pending: number }>`select count(*) as pending from sources
    where organization_id = ${db.tenant.id}
      and case when deleted_at is null then status in ('submitted', 'processing') else id = any(${liveSources}::uuid[]) end`.execute(
    db,
  );
  return rows[0]?.pending ?? 0;
}

/** Whether a source has text or may still get it. */
export async function isAnythingToTrain(db: TenantDb): Promise<boolean> {
  const row = await db
    .selectFrom("sources")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is", null)
    .where((or) => or.or([or("document", "is not", null), or("read_at", "is", null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Collects all sources with text for a training; new and changed ones become `processing`. */
export async function collectSources(db: TenantDb): Promise<TrainingSource[]> {
  await db
    .updateTable("sources")
    .set({ status: "processing" })
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is", null)
    .where("read_at", "is not", null)
    .where("status", "=", "submitted")
    .execute();
  return (
    db
      .selectFrom("sources")
      // The document stays text, because it goes to another thread and parsing megabytes here would delay all requests.
      .select([
        "id",
        "name",
        sql<"common" | "product">`section`.as("section"),
        sql<"customers" | "staff">`audience`.as("audience"),
        sql<string>`document::text`.as("document"),
      ])
      .where("organization_id", "=", db.tenant.id)
      .where("deleted_at", "is", null)
      .where("document", "is not", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  );
}

export async function findBrand(db: TenantDb): Promise<Brand> {
  const row = await db
    .selectFrom("organizations")
    .select(["brand_ar as ar", "brand_en as en"])
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return row;
}

/** Reads the ids of the sources in the live version. */
export async function liveSources(db: TenantDb): Promise<string[]> {
  const row = await db
    .selectFrom("organizations as o")
    .innerJoin("versions as v", (join) =>
      join.onRef("v.id", "=", "o.published_version_id").onRef("v.organization_id", "=", "o.id"),
    )
    .select("v.source_ids")
    .where("o.id", "=", db.tenant.id)
    .executeTakeFirst();
  return row?.source_ids ?? [];
}

/** Lists the sources that wait to be read, oldest first. */
export async function unreadSources(db: TenantDb): Promise<string[]> {
  const rows = await db
    .selectFrom("sources")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("deleted_at", "is", null)
    .where("read_at", "is", null)
    .orderBy("created_at")
    .execute();
  return rows.map((source) => source.id);
}

/** Returns the sources of a training without a version to the waiting state. */
export async function releaseSources(db: TenantDb): Promise<void> {
  await db
    .updateTable("sources")
    .set({ status: "submitted" })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "processing")
    .where("read_at", "is not", null)
    .execute();
}

/** Sets the states after publishing: sources in the live version are trained, new and changed ones wait. */
export async function settleSources(
  db: TenantDb,
  version: { source_ids: string[]; created_at: Date },
): Promise<void> {
  await sql`update sources
    set status = case when id = any(${version.source_ids}::uuid[]) and read_at <= ${version.created_at} then 'trained' else 'submitted' end
    where organization_id = ${db.tenant.id} and deleted_at is null and document is not null and read_at is not null
      and status in ('submitted', 'processing', 'trained')`.execute(db);
}
