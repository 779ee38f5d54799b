import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryQueue } from "#server/jobs/queues.ts";

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
    // One that waits for later has a key: ten messages that were told to wait leave one job behind, not ten.
    {
      queue: deliveryQueue(conversationId),
      ...(runAt && { runAt, key: `deliver:${conversationId}` }),
    },
  );
}
