import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Ends the links of addresses that a member asked for and has not confirmed. */
export async function forgetEmailChanges(db: TenantDb, memberId: string): Promise<void> {
  await db
    .deleteFrom("email_changes")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

/** Notes the address a member wants; one they asked for before and have not confirmed is forgotten. */
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

/** What pressing the link of a change did. */
export interface EmailChange {
  organization_id: string;
  member_id: string;
  /** Null when this link had changed the address before. */
  old_email: string | null;
  /** Whether it was proven that the member read the mails to the old address. */
  was_proven: boolean;
}

/** Undefined when the link is not good. Throws a violation of `members_email_key` when the address is somebody else's. */
export async function changeEmail(db: Db, tokenHash: Buffer): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select organization_id, member_id, old_email, was_proven from gate.change_email(${tokenHash})`.execute(
    db,
  );
  return rows[0];
}
