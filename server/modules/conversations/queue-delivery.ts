import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryKey, deliveryQueue } from "#server/jobs/queues.ts";

/** Hands a stored message to its channel, in the data's own transaction; `runAt` by the database's clock. */
export async function queueDelivery(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  messageId: string,
  runAt?: Date,
): Promise<void> {
  await enqueue(
    db,
    organizationId,
    "conversations.deliver",
    { messageId },
    {
      queue: deliveryQueue(conversationId),
      ...(runAt && { runAt, key: deliveryKey(conversationId) }),
    },
  );
}
