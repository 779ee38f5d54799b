import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Recipient of a link. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
}

export async function insertVerification(
  db: TenantDb,
  memberId: string,
  link: { tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .deleteFrom("email_verifications")
    .where("organization_id", "=", db.tenant.id)
    .where("member_id", "=", memberId)
    .where("expires_at", "<", link.at)
    .execute();
  await db
    .insertInto("email_verifications")
    .values({
      organization_id: db.tenant.id,
      member_id: memberId,
      token_hash: link.tokenHash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute();
}

export async function hasVerifiedMember(db: TenantDb): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("email_verified_at", "is not", null)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member has verified the address. */
export async function hasProvenAddress(db: TenantDb, address: string): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("email", "=", address)
    .where("email_verified_at", "is not", null)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isVerified(db: TenantDb, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("email_verified_at")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return Boolean(row?.email_verified_at);
}

/** Verifies the address of a link; returns its organisation, or undefined for an invalid link. */
export async function verifyEmail(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    organization_id: string;
  }>`select organization_id from gate.verify_email(${tokenHash})`.execute(db);
  return rows[0]?.organization_id;
}

export async function declineInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<{ organization_id: string; member_id: string } | undefined> {
  const { rows } = await sql<{ organization_id: string; member_id: string }>`
    select organization_id, member_id from gate.decline_invitation(${tokenHash})`.execute(db);
  return rows[0];
}

/** Whether the owner of an address has declined invitations of this organisation. */
export async function hasDeclined(db: TenantDb, address: string): Promise<boolean> {
  const row = await db
    .selectFrom("declined_invitations")
    .select("declined_at")
    .where("organization_id", "=", db.tenant.id)
    .where("address_hash", "=", sql<Buffer>`gate.invitation_address(${db.tenant.id}, ${address})`)
    .executeTakeFirst();
  return row !== undefined;
}
