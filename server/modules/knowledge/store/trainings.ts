import { sql } from "kysely";
import { stateTransition } from "#server/db/state-transition.ts";
import { next, type TrainingEvent, trainingStates } from "#server/modules/knowledge/training-state.ts";
import type {
  toMeasuredColumns,
  MeasuredRow,
  TrainingProblem,
  TrainingRow,
  VersionRow,
} from "#server/modules/knowledge/training-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

const trainings = (db: TenantDb) =>
  db
    .selectFrom("trainings as t")
    .leftJoin("versions as v", (join) =>
      join.onRef("v.id", "=", "t.version_id").onRef("v.organization_id", "=", "t.organization_id"),
    )
    .select([
      "t.id",
      "t.status",
      "t.problem",
      "t.version_id",
      "v.accuracy",
      "v.held_back",
      "v.published_at",
      "t.created_at",
      "t.finished_at",
    ])
    .where("t.organization_id", "=", db.tenant.id);

/** Starts a training; null when one is already running. */
export async function insertTraining(db: TenantDb, memberId: string, at: Date): Promise<string | null> {
  const row = await db
    .insertInto("trainings")
    .values({ organization_id: db.tenant.id, requested_by: memberId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findTraining(db: TenantDb, id: string): Promise<TrainingRow | null> {
  return (await trainings(db).where("t.id", "=", id).executeTakeFirst()) ?? null;
}

export async function latestTraining(db: TenantDb): Promise<TrainingRow | null> {
  const row = await trainings(db)
    .orderBy("t.created_at", "desc")
    .orderBy("t.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Applies an event to a training; false when its state does not accept the event, or when there is no such
 * training.
 */
async function applyTrainingEvent(
  db: TenantDb,
  id: string,
  event: TrainingEvent,
  change: { problem?: TrainingProblem | null; finished_at?: Date } = {},
): Promise<boolean> {
  const { from, to } = stateTransition(next, trainingStates, event);
  const { numUpdatedRows } = await db
    .updateTable("trainings")
    .set({ status: to, ...change })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("status", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Begins a training; false when it has ended or does not exist. */
export function beginTraining(db: TenantDb, id: string): Promise<boolean> {
  return applyTrainingEvent(db, id, "begin");
}

/** Ends a running training without a version; false when it had ended already. */
export function failTraining(db: TenantDb, id: string, problem: TrainingProblem, at: Date): Promise<boolean> {
  return applyTrainingEvent(db, id, "fail", { problem, finished_at: at });
}

/** Finds the running training that started before `before`, if there is one. */
export async function findLostTraining(db: TenantDb, before: Date): Promise<string | null> {
  const row = await db
    .selectFrom("trainings")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("status", "in", stateTransition(next, trainingStates, "fail").from)
    .where("created_at", "<", before)
    .executeTakeFirst();
  return row?.id ?? null;
}

const versionColumns = [
  "id",
  "number",
  "entries",
  "source_ids",
  sql<number>`cardinality(faq_ids)`.as("faqs"),
  sql<boolean>`fact_revisions <> '{}'`.as("has_facts"),
  "size_bytes",
  "accuracy",
  "held_back",
  "created_at",
  "published_at",
] as const;

const versions = (db: TenantDb) =>
  db
    .selectFrom("versions as v")
    .select(versionColumns)
    .where("v.organization_id", "=", db.tenant.id)
    .where("v.removed_at", "is", null);

/** Lists the versions with files, newest first. */
export function listVersions(db: TenantDb): Promise<VersionRow[]> {
  return versions(db).orderBy("v.number", "desc").execute();
}

export async function findVersion(db: TenantDb, id: string): Promise<VersionRow | null> {
  return (await versions(db).where("v.id", "=", id).executeTakeFirst()) ?? null;
}

export interface NewVersion extends ReturnType<typeof toMeasuredColumns> {
  file_key: string;
  size_bytes: number;
  sha256: string;
  entries: number;
  staff_file_key: string | null;
  staff_size_bytes: number | null;
  staff_entries: number | null;
  source_ids: string[];
  faq_ids: string[];
  faq_revisions: string[];
  fact_revisions: Record<string, string>;
  /** Time when the sources were read for the training. */
  created_at: Date;
}

/**
 * Stores the version and ends its training; null when the training has ended in the meantime. The organisation is
 * locked.
 */
export async function insertVersion(
  db: TenantDb,
  trainingId: string,
  version: NewVersion,
  at: Date,
): Promise<VersionRow | null> {
  if (!(await applyTrainingEvent(db, trainingId, "finish", { problem: null, finished_at: at }))) return null;
  const inserted = await db
    .insertInto("versions")
    .values({
      ...version,
      accuracy: version.accuracy && JSON.stringify(version.accuracy),
      quality: JSON.stringify(version.quality),
      outcomes: JSON.stringify(version.outcomes),
      fact_revisions: JSON.stringify(version.fact_revisions),
      organization_id: db.tenant.id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from versions where organization_id = ${db.tenant.id})`,
    })
    .returning(versionColumns)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("trainings")
    .set({ version_id: inserted.id })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", trainingId)
    .execute();
  return inserted;
}

export async function notePublished(db: TenantDb, version: VersionRow, at: Date): Promise<void> {
  await db
    .updateTable("versions")
    .set({ published_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", version.id)
    .execute();
}

/** Releases the files of all versions except the newest `keep` and the live one; returns their keys. */
export async function retireVersions(db: TenantDb, keep: number, at: Date): Promise<string[]> {
  const { rows } = await sql<{
    file_key: string;
    staff_file_key: string | null;
  }>`update versions set removed_at = ${at}
    where organization_id = ${db.tenant.id} and removed_at is null
      and number <= (select max(number) from versions where organization_id = ${db.tenant.id}) - ${keep}
      and id is distinct from (select published_version_id from organizations where id = ${db.tenant.id})
    returning file_key, staff_file_key`.execute(db);
  return rows.flatMap((row) => [row.file_key, ...(row.staff_file_key ? [row.staff_file_key] : [])]);
}

/**
 * Finds the live version; null before the first training. `lock` makes other publishing wait for this transaction.
 */
export async function findLive(db: TenantDb, lock = false): Promise<string | null> {
  const query = db.selectFrom("organizations").select("published_version_id").where("id", "=", db.tenant.id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return row.published_version_id;
}

/** Finds the measured values of the live version, or of the one that was held back. */
export async function findMeasured(db: TenantDb, which: "live" | "held_back"): Promise<MeasuredRow | null> {
  let query = db
    .selectFrom("versions as v")
    .select(["v.id", "v.number", "v.entries", "v.created_at", "v.quality", "v.held_back"])
    .where("v.organization_id", "=", db.tenant.id)
    .where("v.removed_at", "is", null);
  const live = db.selectFrom("organizations").select("published_version_id").where("id", "=", db.tenant.id);
  if (which === "live") query = query.where("v.id", "=", live);
  // Only the newest version can wait for a decision, because a later training replaces earlier ones.
  else
    query = query
      .where("v.held_back", "is not", null)
      .where("v.published_at", "is", null)
      .where("v.dismissed_at", "is", null)
      .where("v.number", "=", (eb) =>
        eb
          .selectFrom("versions")
          .select((e) => e.fn.max("number").as("number"))
          .where("organization_id", "=", db.tenant.id),
      );
  return (await query.executeTakeFirst()) ?? null;
}

/** Discards a version that was held back; false when it is not held back. */
export async function dismissVersion(db: TenantDb, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("versions")
    .set({ dismissed_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("held_back", "is not", null)
    .where("published_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
