import type { Pool } from "pg";
import { conversationIdOf } from "#server/channels/conversation-id.ts";
import type { Notifications } from "#server/db/notifications.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { enqueueAll } from "./jobs.ts";
import { startLoop } from "./loop.ts";
import { conversationQueue } from "./queues.ts";

/** Channel that is notified after the commit of a platform's events. */
export const inboundEventsChannel = "wakil_arrivals";

interface DueThread {
  organization_id: string;
  connection_id: string;
  thread: string;
  kind: string;
}

/**
 * Adds jobs for the events of platforms: one for each customer, `burstMs` after the first of their messages, so that
 * messages sent in quick succession are answered together. Events that are being read are skipped, because waiting for
 * them would delay all customers and could deadlock. Returns the number of jobs.
 */
export function queueInboundEvents(pool: Pool, burstMs: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<DueThread>(
      `with due as (
       select distinct organization_id, connection_id, thread from channel_events
       where queued_at is null and read_at is null and stored_at <= now() - make_interval(secs => $1::float8 / 1000)
     ), free as (
       select e.id from channel_events e join due using (organization_id, connection_id, thread)
       where e.queued_at is null and e.read_at is null
       for update of e skip locked
     ), taken as (
       update channel_events e set queued_at = now() from free where e.id = free.id
       returning e.organization_id, e.connection_id, e.thread
     )
     select distinct t.organization_id, t.connection_id, t.thread, c.kind
     from taken t join channel_connections c on c.organization_id = t.organization_id and c.id = t.connection_id`,
      [burstMs],
    );
    await enqueueAll(client, rows.map(receiveJob));
    return rows.length;
  });
}

const receiveJob = ({ organization_id, connection_id, thread, kind }: DueThread) => ({
  name: "channels.receive" as const,
  payload: { organizationId: organization_id, connectionId: connection_id, thread },
  options: {
    queue: conversationQueue(conversationIdOf(organization_id, { channel: kind, externalId: thread })),
    key: `channels.receive:${connection_id}:${thread}`,
    attempts: 12,
  },
});

/** Returns the milliseconds until the oldest stored event is due, or null when none waits. */
async function nextArrivalInMs(pool: Pool, burstMs: number): Promise<number | null> {
  const { rows } = await pool.query<{ due_in_ms: number | null }>(
    `select ceil(extract(epoch from min(stored_at) - now()) * 1000)::float8 + $1 as due_in_ms
     from channel_events where queued_at is null and read_at is null`,
    [burstMs],
  );
  return rows[0]?.due_in_ms ?? null;
}

/** Queues events as they arrive until the returned function is called. */
export async function watchInboundEvents(
  pool: Pool,
  burstMs: number,
  notifications: Notifications,
  log: { warn: (fields: object, text: string) => void },
): Promise<() => Promise<void>> {
  const loop = startLoop(
    async () => {
      const dueInMs = await nextArrivalInMs(pool, burstMs);
      if (dueInMs === null || dueInMs > 0) return dueInMs;
      await queueInboundEvents(pool, burstMs);
      return 0;
    },
    // Events that arrive at the same time are queued together.
    { failureMessage: "inbound events were not queued", maxWaitMs: 5_000, minWaitMs: 100, log },
  );
  const stopListening = await notifications.listen(inboundEventsChannel, () => loop.wakeIn(burstMs));
  return async () => {
    stopListening();
    await loop.stop();
  };
}
