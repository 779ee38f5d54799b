import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** Nothing is sent to this customer before; the account's others need not wait. */
export async function paceContact(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable("contacts")
    .set({ paced_until: until })
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .execute();
}
