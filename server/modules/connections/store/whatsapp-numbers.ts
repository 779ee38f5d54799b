import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** A number whose code has not been entered yet. */
export interface NumberDetails {
  phone: string;
  phoneId: string;
  /** Time from which another code can be requested, as an ISO instant. */
  resendAt: string;
  wrong: number;
}

export interface NumberSetup {
  id: string;
  details: NumberDetails;
  expiresAt: Date;
}

export async function insertNumber(
  db: TenantDb,
  setup: NumberSetup & { sessionHash: Buffer },
  at: Date,
): Promise<void> {
  await db
    .insertInto("channel_setups")
    .values({
      id: setup.id,
      organization_id: db.tenant.id,
      kind: "whatsapp",
      session_hash: setup.sessionHash,
      details: JSON.stringify(setup.details),
      created_at: at,
      expires_at: setup.expiresAt,
    })
    .execute();
}

/** Locks a waiting number, so that only one of two clicks sends a code. Null in another session or after its time. */
export async function lockNumber(db: TenantDb, id: string, sessionHash: Buffer): Promise<NumberSetup | null> {
  const row = await db
    .selectFrom("channel_setups")
    .select(["id", "details", "expires_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where("kind", "=", "whatsapp")
    .where("session_hash", "=", sessionHash)
    .where("state_hash", "is", null)
    .where("used_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? { id: row.id, details: row.details as unknown as NumberDetails, expiresAt: row.expires_at }
    : null;
}

/** Updates only this value, because another call may count a wrong code in the same details at the same time. */
export async function changeResendAt(db: TenantDb, id: string, at: Date): Promise<void> {
  await sql`update channel_setups set details = details || ${JSON.stringify({ resendAt: at.toISOString() })}::jsonb
    where organization_id = ${db.tenant.id} and id = ${id}::uuid`.execute(db);
}

export async function changeNumber(
  db: TenantDb,
  id: string,
  change: { details: NumberDetails } | { usedAt: Date },
): Promise<void> {
  await db
    .updateTable("channel_setups")
    .set("usedAt" in change ? { used_at: change.usedAt } : { details: JSON.stringify(change.details) })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function readDisplayName(db: TenantDb): Promise<string> {
  const row = await db
    .selectFrom("organizations")
    .select(["name", "brand_en"])
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return row.brand_en || row.name;
}
