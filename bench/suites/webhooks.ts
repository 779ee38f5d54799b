import { fork } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { percentile, round } from "../figures.ts";
import { startProduct, type BenchProduct } from "../product.ts";
import type { Load, Sent } from "../webhook-sender.ts";

const secret = "the-secret-of-a-benchmark";
const phoneId = "106500000000002";
const lanes = 16;

async function load(stage: BenchProduct, how: Pick<Load, "perSecond" | "seconds">): Promise<Sent> {
  const sender = fork(new URL("../webhook-sender.ts", import.meta.url));
  const full: Load = { url: `${stage.url}/webhook/whatsapp/`, secret, phoneId, lanes, ...how };
  sender.send(full);
  const [sent] = (await once(sender, "message")) as [Sent];
  return sent;
}

async function connect(stage: BenchProduct): Promise<string> {
  const { rows } = await stage.database.ownerPool.query<{ id: string }>(
    `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
     values ($1, 'whatsapp_meta', $2, '+966 55 000 1002', 'sealed', now()) returning id`,
    [stage.organizationId, phoneId],
  );
  return rows[0]?.id as string;
}

/** Inserts only the event's row through pg, one commit each. */
async function bareInserts(stage: BenchProduct, connectionId: string, seconds: number): Promise<number> {
  const body = JSON.stringify({ status: { id: randomUUID(), text: "x".repeat(400) } });
  const pool = new pg.Pool({ connectionString: stage.database.ownerUrl, max: lanes });
  const clients = await Promise.all(Array.from({ length: lanes }, () => pool.connect()));
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < until; done += 1)
        await client.query({
          name: "bare_event",
          text: `insert into channel_events (organization_id, connection_id, external_id, thread, at, body, received_at)
                 values ($1, $2, $3, '966500000000', now(), $4, now())`,
          values: [stage.organizationId, connectionId, randomUUID(), body],
        });
      client.release();
    }),
  );
  await pool.end();
  return done / seconds;
}

/**
 * Measures signed WhatsApp deliveries that are acknowledged after their commit: at the rate of 80 messages a second
 * with their three statuses, and at the maximum rate, compared with the bare insert of the same row. Nothing reads
 * the events meanwhile.
 */
export async function run(): Promise<object> {
  await using stage = await startProduct({ META_APP_ID: "510000000000001", META_APP_SECRET: secret });
  const connectionId = await connect(stage);
  await load(stage, { perSecond: null, seconds: 3 });
  const steady = await load(stage, { perSecond: 264, seconds: 20 });
  const rounds: { acknowledged: number; bare: number }[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const maxLoad = await load(stage, { perSecond: null, seconds: 5 });
    const bare = await bareInserts(stage, connectionId, 5);
    rounds.push({ acknowledged: maxLoad.latencies.length / (maxLoad.elapsedMs / 1000), bare });
  }
  const ratios = rounds.map((pair) => pair.acknowledged / pair.bare).toSorted((a, b) => a - b);
  return {
    steady: {
      asked_per_s: 264,
      acknowledged_per_s: round(steady.latencies.length / (steady.elapsedMs / 1000), 0),
      failed: steady.failed,
      p50_ms: round(percentile(steady.latencies, 0.5), 1),
      p99_ms: round(percentile(steady.latencies, 0.99), 1),
      longest_ms: round(Math.max(...steady.latencies), 1),
    },
    rounds: rounds.map((pair) => ({
      acknowledged_per_s: round(pair.acknowledged, 0),
      bare_inserts_per_s: round(pair.bare, 0),
    })),
    ratio_to_bare_insert: round(ratios[1] ?? Number.NaN),
  };
}
