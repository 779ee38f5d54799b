import type { Pool } from "pg";
import { inTransaction } from "#server/db/transaction.ts";
import { enqueueAll } from "./jobs.ts";
import { startLoop } from "./loop.ts";
import { replyOptions } from "./queues.ts";

interface LostReply {
  message_id: string;
  organization_id: string;
  conversation_id: string;
}

/**
 * Adds jobs for chat messages that were not answered in time. Normally a chat message is answered by its own
 * request, which fails when the process dies.
 */
export function watchDueReplies(
  pool: Pool,
  log: { warn: (fields: object, text: string) => void },
): () => Promise<void> {
  const loop = startLoop(
    async () => {
      const { rows } = await pool.query<{ due_in_ms: number | null }>(
        "select ceil(extract(epoch from min(due_at) - now()) * 1000)::float8 as due_in_ms from pending_replies",
      );
      const dueInMs = rows[0]?.due_in_ms ?? null;
      if (dueInMs === null || dueInMs > 0) return dueInMs;
      const count = await queueDueReplies(pool);
      if (count > 0) log.warn({ messages: count }, "answering messages whose requests were lost");
      return 0;
    },
    // A message is due 15 s after it arrived, so looking every 10 s finds each in time.
    { failureMessage: "lost messages were not looked for", maxWaitMs: 10_000, minWaitMs: 500, log },
  );
  return loop.stop;
}

const queueDueReplies = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<LostReply>(
      "delete from pending_replies where due_at <= now() returning message_id, organization_id, conversation_id",
    );
    await enqueueAll(
      client,
      rows.map(({ message_id, organization_id, conversation_id }) => ({
        name: "agent.reply",
        payload: { organizationId: organization_id, messageId: message_id },
        options: replyOptions(conversation_id, message_id),
      })),
    );
    return rows.length;
  });
