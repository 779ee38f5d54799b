import { setTimeout as sleep } from "node:timers/promises";
import type { LoadedProduct } from "./loaded-product.ts";
import { seedPrefix } from "./seed-answers.ts";
import type { Played } from "./play-load.ts";

/** Work that is left: unread deliveries, due jobs, expected replies. */
interface QueueDepth {
  events: number;
  jobs: number;
  replies: number;
}

export async function readQueueDepth({ database }: LoadedProduct): Promise<QueueDepth> {
  const { rows } = await database.query<QueueDepth>(
    `select (select count(*)::int from channel_events where read_at is null) as events,
       (select count(*)::int from jobs
          where run_at < now() + interval '5 seconds' and (attempts < max_attempts or worker_id is not null)) as jobs,
       (select count(*)::int from pending_replies) as replies`,
  );
  return rows[0] as QueueDepth;
}

/** Waits until no work is left; returns false after `maxMs`. */
export async function drain(product: LoadedProduct, maxMs: number): Promise<boolean> {
  for (const end = performance.now() + maxMs; performance.now() < end; await sleep(100)) {
    await product.platforms.settled();
    const { events, jobs, replies } = await readQueueDepth(product);
    if (events + jobs + replies === 0) return true;
  }
  return false;
}

/** Counts of messages with a wrong result; all are 0 when nothing was lost or duplicated. */
export interface Wrongs {
  lost: number;
  doubled: number;
  unanswered: number;
  /** Answers that reached a customer's phone more than once, or never. */
  phones: number;
}

/** Compares acknowledged messages with stored ones, and stored ones with those on the customers' phones. */
export async function countWrongs(
  { database, platforms }: LoadedProduct,
  { acknowledged }: Pick<Played, "acknowledged">,
): Promise<Wrongs> {
  const { rows } = await database.query<{ id: string; stored: number; replies: number; answered: boolean }>(
    `select m.origin_id as id, count(distinct m.id)::int as stored, count(distinct r.id)::int as replies,
       bool_and(exists (select 1 from messages later where later.conversation_id = m.conversation_id
         and later.author <> 'customer' and later.created_at >= m.created_at)) as answered
     from messages m left join messages r on r.reply_to = m.id
     where m.author = 'customer' group by m.origin_id`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const ids = [...acknowledged.whatsapp, ...acknowledged.chat];
  const { rows: outbox } = await database.query<{ sent: number }>(
    "select count(*)::int as sent from outbox where state in ('sent', 'delivered', 'read') and external_id not like $1",
    [`${seedPrefix}%`],
  );
  const onPhones = platforms.whatsapp.state.lines.filter(({ side }) => side === "business").length;
  return {
    lost: ids.filter((id) => !found.has(id)).length,
    doubled: rows.filter(({ stored, replies }) => stored > 1 || replies > 1).length,
    unanswered: ids.filter((id) => found.get(id)?.answered === false).length,
    phones: Math.abs(onPhones - (outbox[0]?.sent ?? 0)),
  };
}
