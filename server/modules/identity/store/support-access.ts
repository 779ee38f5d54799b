import type { TenantDb } from "#server/tenant.ts";

export interface SupportAccessRow {
  id: string;
  granted_by_name: string | null;
  granted_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  read_at: Date | null;
  readings: number;
}

/** Reads the access that was not ended; it may have expired. */
export async function readOpenAccess(db: TenantDb): Promise<SupportAccessRow | null> {
  const row = await db
    .selectFrom("support_accesses as access")
    .leftJoin("members", (join) =>
      join
        .onRef("members.organization_id", "=", "access.organization_id")
        .onRef("members.id", "=", "access.granted_by"),
    )
    .select([
      "access.id",
      "members.name as granted_by_name",
      "access.granted_at",
      "access.expires_at",
      "access.ended_at",
      "access.read_at",
      "access.readings",
    ])
    .where("access.organization_id", "=", db.tenant.id)
    .where("access.ended_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAccess(
  db: TenantDb,
  access: { memberId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("support_accesses")
    .values({
      organization_id: db.tenant.id,
      granted_by: access.memberId,
      granted_at: access.at,
      expires_at: access.expiresAt,
    })
    .execute();
}

/** Ends an access and all sessions that it opened. */
export async function closeAccess(db: TenantDb, id: string, at: Date): Promise<void> {
  await db
    .updateTable("support_accesses")
    .set({ ended_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
  await db
    .deleteFrom("sessions")
    .where("organization_id", "=", db.tenant.id)
    .where("support_access_id", "=", id)
    .execute();
}

/** Opens an operator's session in the portal, which ends with the access. */
export async function openSupportSession(
  db: TenantDb,
  session: { tokenHash: Buffer; accessId: string; operatorId: string; userAgent: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      organization_id: db.tenant.id,
      token_hash: session.tokenHash,
      operator_id: session.operatorId,
      support_access_id: session.accessId,
      user_agent: session.userAgent.slice(0, 300),
      expires_at: session.expiresAt,
    })
    .execute();
}
