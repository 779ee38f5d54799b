import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** The earlier ones of a burst are answered with its last. */
export async function joinMessages(
  db: TenantDb,
  organizationId: OrganizationId,
  ids: string[],
  last: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("messages")
    .set({ joined_to: last })
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
}

/** Replies of the agent in a conversation since. */
export async function countReplies(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .where("author", "=", "agent")
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
