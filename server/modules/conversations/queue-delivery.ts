import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryKey, deliveryQueue } from "#server/jobs/queues.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Queues a stored message for its channel in the caller's transaction; `runAt` is a time of the database's clock. */
export async function queueDelivery(
  db: TenantDb,
  conversationId: string,
  messageId: string,
  runAt?: Date,
): Promise<void> {
  await enqueue(
    db,
    "conversations.deliver",
    { messageId },
    {
      queue: deliveryQueue(conversationId),
      ...(runAt && { runAt, key: deliveryKey(conversationId) }),
    },
  );
}
