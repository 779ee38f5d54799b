import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryKey, deliveryQueue } from "#server/jobs/queues.ts";
import { tenantOf } from "#server/tenant.ts";
import { readForgotten } from "./store/forgotten-deliveries.ts";

/**
 * Queues conversations whose messages have waited since `before` on a working channel, because their job was lost.
 * Returns the number of conversations.
 */
export async function requeueDeliveries(context: Context, before: Date): Promise<number> {
  const forgotten = await readForgotten(context.db, before);
  for (const { organization_id, conversation_id, message_id } of forgotten) {
    const tenant = tenantOf(context, mintOrganizationId(organization_id));
    const options = { queue: deliveryQueue(conversation_id), key: deliveryKey(conversation_id) };
    await tenant.transaction((db) =>
      // A message that waits for a later time keeps waiting.
      enqueue(db, "conversations.deliver", { messageId: message_id }, { ...options, keepRunAt: true }),
    );
  }
  return forgotten.length;
}
