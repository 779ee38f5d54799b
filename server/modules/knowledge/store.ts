import { sql } from "kysely";
import type { Accuracy } from "#shared/contract/knowledge.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { ReadDocument } from "#server/documents/document.ts";
import type { TrainingSource } from "#server/versions/build-version.ts";
import type {
  Brand,
  Counts,
  SourceProblem,
  SourceRow,
  TrainingProblem,
  TrainingRow,
  VersionRow,
} from "./rules.ts";

/** All but the document, which may be megabytes. */
const sourceColumns = [
  "id",
  "section",
  "kind",
  "name",
  "format",
  "url",
  "size_bytes",
  "status",
  "problem",
  "counts",
  "created_at",
] as const;
const trainingColumns = [
  "id",
  "status",
  "problem",
  "version_id",
  "accuracy",
  "created_at",
  "finished_at",
] as const;

// Sources -----------------------------------------------------------------------------------------------

export interface NewSource {
  section: "common" | "product";
  kind: "file" | "url";
  name: string;
  format: string;
  url?: string;
  size_bytes?: number;
  file_key?: string;
  created_at: Date;
}

/** Null when the organisation has a source with this address. */
export async function insertSource(
  db: TenantDb,
  organizationId: OrganizationId,
  source: NewSource,
): Promise<SourceRow | null> {
  const row = await db
    .insertInto("sources")
    .values({ organization_id: organizationId, ...source })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sourceColumns)
    .executeTakeFirst();
  return row ?? null;
}

export function listSources(db: TenantDb, organizationId: OrganizationId): Promise<SourceRow[]> {
  return db
    .selectFrom("sources")
    .select(sourceColumns)
    .where("organization_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function findSource(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<(SourceRow & { document: ReadDocument | null }) | null> {
  const row = await db
    .selectFrom("sources")
    .select([...sourceColumns, "document"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? { ...row, document: row.document as unknown as ReadDocument | null } : null;
}

/** Takes a source up for reading; null when there is nothing to read any more. */
export async function beginReading(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<{ name: string; url: string | null; file_key: string | null } | null> {
  const row = await db
    .updateTable("sources")
    .set({ status: "processing", problem: null })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .returning(["name", "url", "file_key"])
    .executeTakeFirst();
  return row ?? null;
}

/** What came of reading a source; `document` is JSON. */
export type Reading = { document: string; format: string; counts: Counts } | { problem: SourceProblem };

/** False when another worker was first, or the source is gone. A page that can't be read again keeps the text it had. */
export async function finishReading(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  reading: Reading,
  at: Date,
): Promise<boolean> {
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
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Asks for a failed source, or a page, to be read once more; false when it is neither. One that waits is asked for again: its worker may be gone. */
export async function askToRead(db: TenantDb, organizationId: OrganizationId, id: string): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({ status: "submitted", problem: null, read_at: null })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((or) => or.or([or("status", "=", "failed"), or("kind", "=", "url"), or("read_at", "is", null)]))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** False when there is none. The text goes at once, the bytes by `deletedFiles`. */
export async function markDeleted(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  at: Date,
): Promise<boolean> {
  const done = await db
    .updateTable("sources")
    .set({ deleted_at: at, document: null })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export function deletedFiles(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<{ id: string; file_key: string }[]> {
  return db
    .selectFrom("sources")
    .select(["id", sql<string>`file_key`.as("file_key")])
    .where("organization_id", "=", organizationId)
    .where("deleted_at", "is not", null)
    .where("file_key", "is not", null)
    .execute();
}

/** Deleted sources whose bytes are gone leave the table once no kept version was trained on them. */
export async function forgetDeleted(
  db: TenantDb,
  organizationId: OrganizationId,
  removedFiles: string[],
): Promise<void> {
  if (removedFiles.length > 0)
    await db
      .updateTable("sources")
      .set({ file_key: null })
      .where("organization_id", "=", organizationId)
      .where("id", "in", removedFiles)
      .execute();
  await sql`delete from sources s where organization_id = ${organizationId} and deleted_at is not null and file_key is null
    and not exists (select 1 from versions v where v.organization_id = s.organization_id and v.removed_at is null and s.id = any(v.source_ids))`.execute(
    db,
  );
}

/** Changes since the live version: sources it lacks or knows in an older form, and deleted ones it still knows. */
export async function countPending(
  db: TenantDb,
  organizationId: OrganizationId,
  liveSources: string[],
): Promise<number> {
  const { rows } = await sql<{ pending: number }>`select count(*) as pending from sources
    where organization_id = ${organizationId}
      and case when deleted_at is null then status in ('submitted', 'processing') else id = any(${liveSources}::uuid[]) end`.execute(
    db,
  );
  return rows[0]?.pending ?? 0;
}

// Trainings ---------------------------------------------------------------------------------------------

/** True when a source has text, or may still turn out to. */
export async function isAnythingToTrain(db: TenantDb, organizationId: OrganizationId): Promise<boolean> {
  const row = await db
    .selectFrom("sources")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .where((or) => or.or([or("document", "is not", null), or("read_at", "is", null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when one is running already. */
export async function insertTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  memberId: string,
  at: Date,
): Promise<string | null> {
  const row = await db
    .insertInto("trainings")
    .values({ organization_id: organizationId, requested_by: memberId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<TrainingRow | null> {
  const row = await db
    .selectFrom("trainings")
    .select(trainingColumns)
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function latestTraining(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<TrainingRow | null> {
  const row = await db
    .selectFrom("trainings")
    .select(trainingColumns)
    .where("organization_id", "=", organizationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The sources that have not been read yet; null when the training is over or gone. */
export async function beginTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<string[] | null> {
  const begun = await db
    .updateTable("trainings")
    .set({ status: "processing" })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("status", "in", ["submitted", "processing"])
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return null;
  const unread = await db
    .selectFrom("sources")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .where("read_at", "is", null)
    .orderBy("created_at")
    .execute();
  return unread.map((source) => source.id);
}

/** Everything there is to learn. What is new in it is `processing` from now on. */
export async function takeSources(db: TenantDb, organizationId: OrganizationId): Promise<TrainingSource[]> {
  await db
    .updateTable("sources")
    .set({ status: "processing" })
    .where("organization_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .where("read_at", "is not", null)
    .where("status", "=", "submitted")
    .execute();
  return (
    db
      .selectFrom("sources")
      // As text: it goes to another thread, and parsing megabytes here would hold up everybody's requests.
      .select([
        "id",
        "name",
        sql<"common" | "product">`section`.as("section"),
        sql<string>`document::text`.as("document"),
      ])
      .where("organization_id", "=", organizationId)
      .where("deleted_at", "is", null)
      .where("document", "is not", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  );
}

/** Ends a running training without a version; its sources wait for the next. False when it had ended already. */
export async function failTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  problem: TrainingProblem,
  at: Date,
): Promise<boolean> {
  const done = await db
    .updateTable("trainings")
    .set({ status: "failed", problem, finished_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("status", "in", ["submitted", "processing"])
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return false;
  await db
    .updateTable("sources")
    .set({ status: "submitted" })
    .where("organization_id", "=", organizationId)
    .where("status", "=", "processing")
    .where("read_at", "is not", null)
    .execute();
  return true;
}

/** The training that stands in the way since before `before`, if there is one. */
export async function findLostTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  before: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom("trainings")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "in", ["submitted", "processing"])
    .where("created_at", "<", before)
    .executeTakeFirst();
  return row?.id ?? null;
}

// Versions ----------------------------------------------------------------------------------------------

/** Brand and live version. `lock` makes other publishing wait for this transaction. */
export async function findOrganization(
  db: TenantDb,
  organizationId: OrganizationId,
  lock = false,
): Promise<{ brand: Brand; liveId: string | null }> {
  const query = db
    .selectFrom("organizations")
    .select(["brand_ar", "brand_en", "published_version_id"])
    .where("id", "=", organizationId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return { brand: { ar: row.brand_ar, en: row.brand_en }, liveId: row.published_version_id };
}

export async function saveBrand(db: TenantDb, organizationId: OrganizationId, brand: Brand): Promise<void> {
  await db
    .updateTable("organizations")
    .set({ brand_ar: brand.ar, brand_en: brand.en })
    .where("id", "=", organizationId)
    .execute();
}

const versions = (db: TenantDb, organizationId: OrganizationId) =>
  db
    .selectFrom("versions as v")
    .leftJoin("trainings as t", (join) =>
      join.onRef("t.version_id", "=", "v.id").onRef("t.organization_id", "=", "v.organization_id"),
    )
    .select([
      "v.id",
      "v.number",
      "v.entries",
      "v.source_ids",
      "v.size_bytes",
      "t.accuracy",
      "v.created_at",
      "v.published_at",
    ])
    .where("v.organization_id", "=", organizationId)
    .where("v.removed_at", "is", null);

/** Newest first; only those whose file is kept. */
export function listVersions(db: TenantDb, organizationId: OrganizationId): Promise<VersionRow[]> {
  return versions(db, organizationId).orderBy("v.number", "desc").execute();
}

export async function findVersion(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
): Promise<VersionRow | null> {
  return (await versions(db, organizationId).where("v.id", "=", id).executeTakeFirst()) ?? null;
}

export interface NewVersion {
  file_key: string;
  size_bytes: number;
  sha256: string;
  entries: number;
  source_ids: string[];
  accuracy: Accuracy | null;
  /** When its sources were taken. */
  created_at: Date;
}

/** Writes the version and ends its training; null when the training has ended meanwhile. The organisation is locked. */
export async function insertVersion(
  db: TenantDb,
  organizationId: OrganizationId,
  trainingId: string,
  version: NewVersion,
  at: Date,
): Promise<VersionRow | null> {
  const { accuracy, ...row } = version;
  const training = await db
    .updateTable("trainings")
    .set({
      status: "trained",
      problem: null,
      accuracy: accuracy && JSON.stringify(accuracy),
      finished_at: at,
    })
    .where("organization_id", "=", organizationId)
    .where("id", "=", trainingId)
    .where("status", "=", "processing")
    .executeTakeFirst();
  if (training.numUpdatedRows === 0n) return null;
  const inserted = await db
    .insertInto("versions")
    .values({
      ...row,
      organization_id: organizationId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from versions where organization_id = ${organizationId})`,
    })
    .returning(["id", "number", "entries", "source_ids", "size_bytes", "created_at", "published_at"])
    .executeTakeFirstOrThrow();
  await db
    .updateTable("trainings")
    .set({ version_id: inserted.id })
    .where("organization_id", "=", organizationId)
    .where("id", "=", trainingId)
    .execute();
  return { ...inserted, accuracy };
}

/** Makes a version the one that answers; sources it does not know, or not as they are now, wait for the next. */
export async function setPublished(
  db: TenantDb,
  organizationId: OrganizationId,
  version: VersionRow,
  at: Date,
): Promise<void> {
  await db
    .updateTable("organizations")
    .set({ published_version_id: version.id })
    .where("id", "=", organizationId)
    .execute();
  await db
    .updateTable("versions")
    .set({ published_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", version.id)
    .execute();
  await sql`update sources
    set status = case when id = any(${version.source_ids}::uuid[]) and read_at <= ${version.created_at} then 'trained' else 'submitted' end
    where organization_id = ${organizationId} and deleted_at is null and document is not null and read_at is not null
      and status in ('submitted', 'processing', 'trained')`.execute(db);
}

/** Gives up versions but the newest `keep` and the live one; returns the keys of their files. */
export async function retireVersions(
  db: TenantDb,
  organizationId: OrganizationId,
  keep: number,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`update versions set removed_at = ${at}
    where organization_id = ${organizationId} and removed_at is null
      and number <= (select max(number) from versions where organization_id = ${organizationId}) - ${keep}
      and id is distinct from (select published_version_id from organizations where id = ${organizationId})
    returning file_key`.execute(db);
  return rows.map((row) => row.file_key);
}
