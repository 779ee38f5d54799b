import type { TenantDb } from "#server/tenant.ts";
import { trafficPrecisionMs } from "./connection-rules.ts";
import type { ChannelHandle } from "./connections.ts";
import * as store from "./store/connections.ts";

export const touchConnection = (
  db: TenantDb,
  id: string,
  traffic: {
    paced_until?: Date | null;
    synced_at?: Date;
    troubles?: number;
  },
): Promise<boolean> => store.changeConnection(db, id, traffic);

/**
 * Notes that a customer wrote, or was written to. Only every few seconds: all who note something of an account wait for
 * each other's commit.
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

/** A request that the platform did not answer: the more of them in a row, the longer the account's next one waits. */
export const recordConnectionFailure = (
  db: TenantDb,
  id: string,
  pausesMs: readonly number[],
  at: Date,
): Promise<void> => store.recordConnectionFailure(db, id, pausesMs, at);
