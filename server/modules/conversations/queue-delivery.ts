import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryKey, deliveryQueue } from "#server/jobs/queues.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Hands a stored message to its channel, in the data's own transaction; `runAt` by the database's clock. */
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
