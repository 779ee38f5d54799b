import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Invalidates the links of a member's unconfirmed addresses. */
export async function forgetEmailChanges(db: TenantDb, memberId: string): Promise<void> {
  await db
    .deleteFrom("email_changes")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

/** Stores a member's new address until it is confirmed, in place of an earlier unconfirmed one. */
export async function insertEmailChange(
  db: TenantDb,
  memberId: string,
  change: { tokenHash: Buffer; email: string; at: Date; expiresAt: Date },
): Promise<void> {
  await forgetEmailChanges(db, memberId);
  await db
    .insertInto("email_changes")
    .values({
      organization_id: db.tenant.id,
      member_id: memberId,
      token_hash: change.tokenHash,
      email: change.email,
      created_at: change.at,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Result of confirming a change. */
export interface EmailChange {
  organization_id: string;
  member_id: string;
  /** Null when the link had already been confirmed. */
  old_email: string | null;
  /** Whether the old address was verified. */
  was_proven: boolean;
}

/**
 * Confirms a change; undefined for an invalid link. Throws a violation of `members_email_key` when somebody else has
 * the address.
 */
export async function changeEmail(db: Db, tokenHash: Buffer): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select organization_id, member_id, old_email, was_proven from gate.change_email(${tokenHash})`.execute(
    db,
  );
  return rows[0];
}
