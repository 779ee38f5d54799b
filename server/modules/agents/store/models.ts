import { sql } from "kysely";
import type { Tenant, TenantDb } from "#server/tenant.ts";

export interface SettingsRow {
  writer: string;
  provider: string | null;
  base_url: string | null;
  model: string | null;
  sealed_key: string | null;
  key_end: string | null;
  input_price: number;
  output_price: number;
  daily_cap: number | null;
  embeddings_model: string | null;
  embeddings_base_url: string | null;
  sealed_embeddings_key: string | null;
  embeddings_key_end: string | null;
}

/** Vectors of the published version, if there are any. */
interface VectorsRow {
  version_id: string;
  file_key: string;
  size_bytes: number;
  model: string;
}

export interface ModelRows {
  settings: SettingsRow | null;
  vectors: VectorsRow | null;
}

/** Reads the organisation's models and the embeddings model of its published version, once for each message. */
export async function readModels(db: TenantDb): Promise<ModelRows> {
  const { rows } = await sql<ModelRows>`/* read_models */
    select to_jsonb(s) as settings, to_jsonb(v) as vectors
    from organizations o
    left join model_settings s on s.organization_id = o.id
    left join version_vectors v on v.organization_id = o.id and v.version_id = o.published_version_id
      and v.file_key is not null
    where o.id = ${db.tenant.id}`.execute(db);
  return rows[0] ?? { settings: null, vectors: null };
}

export async function saveSettings(db: TenantDb, row: SettingsRow, at: Date): Promise<void> {
  const values = { ...row, updated_at: at };
  await db
    .insertInto("model_settings")
    .values({ ...values, organization_id: db.tenant.id })
    .onConflict((on) => on.column("organization_id").doUpdateSet(values))
    .execute();
}

export interface DayRow {
  spent: number;
  input_tokens: number;
  output_tokens: number;
  written: number;
  fallbacks: Record<string, number>;
}

/** Selects the calendar day of an instant in the organisation's time zone. */
const dayOf = (tenant: Tenant, at: Date) =>
  sql`(select (${at}::timestamptz at time zone o.time_zone)::date from organizations o where o.id = ${tenant.id})`;

export async function readDay(db: TenantDb, at: Date): Promise<DayRow> {
  const { rows } = await sql<DayRow>`/* read_model_day */
    select spent, input_tokens::int, output_tokens::int, written, fallbacks from model_days
    where organization_id = ${db.tenant.id} and day = ${dayOf(db.tenant, at)}`.execute(db);
  return rows[0] ?? { spent: 0, input_tokens: 0, output_tokens: 0, written: 0, fallbacks: {} };
}

/**
 * Reserves the maximum cost of a call from the day's budget; false when that would exceed it. It is one statement, so that
 * concurrent calls cannot reserve the same remainder.
 */
export async function reserveCost(
  db: TenantDb,
  cost: number,
  dailyCap: number | null,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`/* charge_model */
    insert into model_days as d (organization_id, day, spent)
    select ${db.tenant.id}::uuid, ${dayOf(db.tenant, at)}, ${cost}::float8
    where ${dailyCap}::float8 is null or ${cost}::float8 <= ${dailyCap}::float8
      or exists (select 1 from model_days where organization_id = ${db.tenant.id} and day = ${dayOf(db.tenant, at)})
    on conflict (organization_id, day) do update set spent = d.spent + excluded.spent
      where ${dailyCap}::float8 is null or d.spent + excluded.spent <= ${dailyCap}::float8
    returning 1`.execute(db);
  return rows.length > 0;
}

export interface CostSettlement {
  /** Reserved and unused amount in US dollars. */
  back: number;
  input: number;
  output: number;
  /** Result: the model's wording was sent, the engine's for a reason, or it was only a test. */
  outcome: { written: 0 | 1; fallback: string | null };
}

/** Returns the unused amount of a call to the day of its reservation and records the result. */
export async function settleCost(
  db: TenantDb,
  { back, input, output, outcome: { written, fallback } }: CostSettlement,
  at: Date,
): Promise<void> {
  const fallbacks = fallback === null ? {} : { [fallback]: 1 };
  await sql`/* settle_model */
    insert into model_days as d (organization_id, day, spent, input_tokens, output_tokens, written, fallbacks)
    select ${db.tenant.id}::uuid, ${dayOf(db.tenant, at)}, greatest(0, -${back}::float8), ${input}, ${output},
           ${written}, ${JSON.stringify(fallbacks)}::jsonb
    on conflict (organization_id, day) do update set
      spent = greatest(0, d.spent - ${back}::float8),
      input_tokens = d.input_tokens + excluded.input_tokens,
      output_tokens = d.output_tokens + excluded.output_tokens,
      written = d.written + excluded.written,
      fallbacks = case when ${fallback}::text is null then d.fallbacks
        else jsonb_set(d.fallbacks, array[${fallback}::text], to_jsonb(coalesce((d.fallbacks->>${fallback}::text)::int, 0) + 1)) end`.execute(
    db,
  );
}

/** Finds the file of a version whose entries are embedded: the one with all sources, if there is one. */
export async function findVersionFile(
  db: TenantDb,
  versionId: string,
): Promise<{ id: string; fileKey: string; sizeBytes: number } | null> {
  const row = await db
    .selectFrom("versions")
    .select(["id", "file_key", "size_bytes", "staff_file_key", "staff_size_bytes"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", versionId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  return row.staff_file_key
    ? { id: row.id, fileKey: row.staff_file_key, sizeBytes: row.staff_size_bytes ?? 0 }
    : { id: row.id, fileKey: row.file_key, sizeBytes: row.size_bytes };
}

export type NewVectors = { model: string; at: Date } & (
  | { file: { key: string; sizeBytes: number; dimension: number }; problem?: never }
  | { file?: never; problem: string }
);

export async function saveVectors(
  db: TenantDb,
  versionId: string,
  { model, at, file, problem }: NewVectors,
): Promise<void> {
  const values = {
    model,
    file_key: file?.key ?? null,
    size_bytes: file?.sizeBytes ?? null,
    dimension: file?.dimension ?? null,
    problem: problem ?? null,
    created_at: at,
  };
  await db
    .insertInto("version_vectors")
    .values({ ...values, organization_id: db.tenant.id, version_id: versionId })
    .onConflict((on) => on.columns(["organization_id", "version_id"]).doUpdateSet(values))
    .execute();
}

/** Deletes the vectors of versions whose files were deleted; returns the keys of the vectors' files. */
export async function retireVectors(db: TenantDb): Promise<string[]> {
  const { rows } = await sql<{ file_key: string | null }>`/* retire_vectors */
    delete from version_vectors x using versions v
    where x.organization_id = ${db.tenant.id} and v.organization_id = x.organization_id and v.id = x.version_id
      and v.removed_at is not null
    returning x.file_key`.execute(db);
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Deletes the vectors of one version; returns the keys of their files. */
export async function deleteVectors(db: TenantDb, versionId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom("version_vectors")
    .where("organization_id", "=", db.tenant.id)
    .where("version_id", "=", versionId)
    .returning("file_key")
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

export interface MeaningRow {
  number: number;
  model: string;
  problem: string | null;
}

/** Reads the result of embedding the published version. */
export async function readMeaning(db: TenantDb): Promise<MeaningRow | null> {
  const { rows } = await sql<MeaningRow>`/* read_meaning */
    select v.number, x.model, x.problem
    from organizations o
    join versions v on v.organization_id = o.id and v.id = o.published_version_id
    join version_vectors x on x.organization_id = o.id and x.version_id = v.id
    where o.id = ${db.tenant.id}`.execute(db);
  return rows[0] ?? null;
}
