import { sql } from "kysely";
import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import { storableJson } from "#server/db/storable-json.ts";
import type { FactRow } from "#server/modules/knowledge/business-fact-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Lists all statements in a fixed order, because a version is built from them. */
export async function listFacts(db: TenantDb): Promise<FactRow[]> {
  const rows = await db
    .selectFrom("business_facts")
    .select(["topic", "value", "read_value", "revision", "updated_at"])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("topic")
    .execute();
  return rows.map(({ topic, ...row }) => ({ ...row, topic: topic as FactTopic }));
}

/** Stores the statement of a topic, in place of an earlier one. */
export async function saveFact(
  db: TenantDb,
  { topic, value }: StatedFact,
  { readValue, memberId, at }: { readValue: unknown; memberId: string; at: Date },
): Promise<void> {
  const fields = {
    value: storableJson(value),
    read_value: readValue === null ? null : storableJson(readValue),
    revision: sql<string>`gen_random_uuid()`,
    updated_by: memberId,
    updated_at: at,
  };
  await db
    .insertInto("business_facts")
    .values({ organization_id: db.tenant.id, topic, ...fields })
    .onConflict((conflict) => conflict.columns(["organization_id", "topic"]).doUpdateSet(fields))
    .execute();
}

/** Removes the statement of a topic; false when there was none. */
export async function deleteFact(db: TenantDb, topic: FactTopic): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("business_facts")
    .where("organization_id", "=", db.tenant.id)
    .where("topic", "=", topic)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reads the revisions of the statements in the live version, by topic; none before the first training. */
export async function readLiveRevisions(db: TenantDb): Promise<Record<string, string>> {
  const row = await db
    .selectFrom("organizations as o")
    .innerJoin("versions as v", (join) =>
      join.onRef("v.organization_id", "=", "o.id").onRef("v.id", "=", "o.published_version_id"),
    )
    .select("v.fact_revisions")
    .where("o.id", "=", db.tenant.id)
    .executeTakeFirst();
  return (row?.fact_revisions as Record<string, string> | undefined) ?? {};
}
