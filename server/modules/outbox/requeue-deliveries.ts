import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryKey, deliveryQueue } from "#server/jobs/queues.ts";
import { tenantOf } from "#server/tenant.ts";
import { readForgotten } from "./store/forgotten-deliveries.ts";

/** Messages that have waited since `before` on a channel that works lost their job: how many conversations got one. */
export async function requeueDeliveries(context: Context, before: Date): Promise<number> {
  const forgotten = await readForgotten(context.db, before);
  for (const { organization_id, conversation_id, message_id } of forgotten) {
    const tenant = tenantOf(context, mintOrganizationId(organization_id));
    const options = { queue: deliveryQueue(conversation_id), key: deliveryKey(conversation_id) };
    await tenant.transaction((db) =>
      // One that was told to wait goes on waiting.
      enqueue(db, "conversations.deliver", { messageId: message_id }, { ...options, keepRunAt: true }),
    );
  }
  return forgotten.length;
}
