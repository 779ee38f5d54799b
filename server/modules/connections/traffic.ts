import type { TenantDb } from "#server/tenant.ts";
import { trafficPrecisionMs } from "./connection-rules.ts";
import type { ChannelHandle } from "./connections.ts";
import * as store from "./store/connections.ts";

export const touchConnection = (
  db: TenantDb,
  id: string,
  traffic: {
    paused_until?: Date | null;
    synced_at?: Date;
    consecutive_failures?: number;
  },
): Promise<boolean> => store.changeConnection(db, id, traffic);

/**
 * Stores the time of the last incoming or outgoing message of an account, only every few seconds, because these updates wait
 * for each other's commit.
 */
export async function recordTraffic(
  db: TenantDb,
  { row, connection }: Pick<ChannelHandle, "row" | "connection">,
  direction: "last_in_at" | "last_out_at",
  at: Date,
): Promise<void> {
  const before = row[direction]?.getTime() ?? 0;
  if (at.getTime() - before >= trafficPrecisionMs)
    await store.changeConnection(db, connection.id, { [direction]: at });
}

/**
 * Records a request without a response. The more consecutive ones there are, the longer the account's next request
 * waits.
 */
export const recordConnectionFailure = (
  db: TenantDb,
  id: string,
  pausesMs: readonly number[],
  at: Date,
): Promise<void> => store.recordConnectionFailure(db, id, pausesMs, at);
