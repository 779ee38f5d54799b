import { sql } from "kysely";
import { type Db, inOrganization, mintOrganizationId } from "#server/db/organization.ts";

/** Finds the live chat token of the business that this member owns; null without one. */
export async function findChatToken(db: Db, ownerEmail: string): Promise<string | null> {
  const { rows } = await sql<{
    organization_id: string | null;
  }>`select organization_id from gate.login(${ownerEmail})`.execute(db);
  const id = rows[0]?.organization_id;
  if (!id) return null;
  const organizationId = mintOrganizationId(id);
  const chat = await inOrganization(db, organizationId, (tenant) =>
    tenant
      .selectFrom("chat_tokens")
      .select("token")
      .where("organization_id", "=", organizationId)
      .where("revoked_at", "is", null)
      .executeTakeFirst(),
  );
  return chat?.token ?? null;
}
