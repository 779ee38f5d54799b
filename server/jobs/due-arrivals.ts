import { setInterval } from "node:timers";
import type { Pool } from "pg";

const lookMs = 200;

/**
 * Makes jobs of what platforms delivered: one for each customer, `burstMs` after the first of their messages, so that
 * what they write right behind it is answered with it. Returns how many.
 */
export async function queueArrivals(pool: Pool, burstMs: number): Promise<number> {
  const { rowCount } = await pool.query(
    `with due as (
       select distinct organization_id, connection_id, thread from channel_events
       where queued_at is null and read_at is null and stored_at <= now() - make_interval(secs => $1::double precision / 1000)
     ), taken as (
       update channel_events e set queued_at = now() from due d
       where e.organization_id = d.organization_id and e.connection_id = d.connection_id and e.thread = d.thread
         and e.queued_at is null and e.read_at is null
       returning e.organization_id, e.connection_id, e.thread
     ), threads as (
       select distinct t.organization_id, t.connection_id, t.thread, c.kind
       from taken t join channel_connections c on c.organization_id = t.organization_id and c.id = t.connection_id
     )
     select graphile_worker.add_job('channels.receive',
       json_build_object('organizationId', organization_id, 'connectionId', connection_id, 'thread', thread),
       -- The queue of the customer's conversation, whose id follows from organisation, channel and address.
       queue_name := 'conversation:' || left(encode(sha256(convert_to(organization_id || ':' || kind || ':' || thread, 'UTF8')), 'hex'), 2),
       max_attempts := 12, job_key := 'channels.receive:' || connection_id || ':' || thread) from threads`,
    [burstMs],
  );
  return rowCount ?? 0;
}

/** Looks for them until the returned function is called. */
export function watchArrivals(
  pool: Pool,
  burstMs: number,
  log: { warn: (fields: object, text: string) => void },
): () => void {
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      await queueArrivals(pool, burstMs);
    } catch (problem) {
      log.warn({ problem: (problem as Error).message }, "deliveries were not looked for");
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  return () => clearInterval(timer);
}
