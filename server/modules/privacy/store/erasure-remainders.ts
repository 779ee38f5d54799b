import type { ForgottenWords } from "#server/modules/knowledge/index.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Data of an erasure outside the deleted rows. */
export interface ErasureRemainder {
  fileKeys: string[];
  /** Ids of mails. Their copies are in the data folder when no mail server is configured. */
  mailIds: string[];
  taught: ForgottenWords;
}

export async function insertRemainder(
  db: TenantDb,
  requestId: string | null,
  contents: ErasureRemainder,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("erasure_remainders")
    .values({
      organization_id: db.tenant.id,
      request_id: requestId,
      contents: JSON.stringify(contents),
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRemainder(db: TenantDb, id: string) {
  const row = await db
    .selectFrom("erasure_remainders")
    .select(["request_id", "contents"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteRemainder(db: TenantDb, id: string): Promise<void> {
  await db
    .deleteFrom("erasure_remainders")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Marks a request as completed when no work is left; false otherwise. */
export async function finishRequest(db: TenantDb, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("privacy_requests")
    .set({ done_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("done_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("erasure_remainders")
            .select("id")
            .where("organization_id", "=", db.tenant.id)
            .where("request_id", "=", id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
