import { setInterval } from "node:timers";
import type { Pool } from "pg";

const lookMs = 3_000;

/**
 * A chat message is answered by the request that brought it. When that has not happened in time, its process died on
 * the way: then the message becomes a job, and the customer an answer after all.
 */
export function watchDueReplies(
  pool: Pool,
  log: { warn: (fields: object, text: string) => void },
): () => void {
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      const { rowCount } = await pool.query(
        `with due as (delete from pending_replies where due_at < now() returning message_id, organization_id, conversation_id)
         select graphile_worker.add_job('agent.reply',
           json_build_object('organizationId', organization_id, 'messageId', message_id),
           queue_name := 'conversation:' || left(conversation_id::text, 2), max_attempts := 8,
           job_key := 'agent.reply:' || message_id) from due`,
      );
      if (rowCount) log.warn({ messages: rowCount }, "answering messages whose requests were lost");
    } catch (problem) {
      log.warn({ problem: (problem as Error).message }, "lost messages were not looked for");
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  return () => clearInterval(timer);
}
