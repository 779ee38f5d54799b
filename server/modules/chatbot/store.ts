import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

export interface ChatTokenRow {
  token: string;
  created_at: Date;
}

export async function readToken(db: TenantDb, organizationId: OrganizationId): Promise<ChatTokenRow | null> {
  const row = await db
    .selectFrom("chat_tokens")
    .select(["token", "created_at"])
    .where("organization_id", "=", organizationId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** The earlier token, if there is one, stops working in the same transaction. */
export async function replaceToken(db: TenantDb, organizationId: OrganizationId, token: string, at: Date): Promise<ChatTokenRow> {
  await db
    .updateTable("chat_tokens")
    .set({ revoked_at: at })
    .where("organization_id", "=", organizationId)
    .where("revoked_at", "is", null)
    .execute();
  return db
    .insertInto("chat_tokens")
    .values({ token, organization_id: organizationId, created_at: at })
    .returning(["token", "created_at"])
    .executeTakeFirstOrThrow();
}
