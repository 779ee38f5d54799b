import { sql } from "kysely";
import type { Platform } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import type { Db } from "#server/db/organization.ts";
import { storableJson } from "#server/db/storable-json.ts";

/** The events of one delivery. */
export interface StoredDelivery {
  platform: Platform;
  events: RawEvent[];
  receivedAt: Date;
}

/**
 * Stores deliveries of all organisations and returns the number of new events of each, or -1 for an account that is
 * just being connected. A worker queues their processing.
 */
export async function storeEvents(db: Db, deliveries: StoredDelivery[]): Promise<number[]> {
  const rows = deliveries.flatMap(({ platform, events, receivedAt }, delivery) =>
    events.map((event) => ({
      delivery,
      platform,
      account: event.account,
      external_id: event.externalId,
      thread: event.thread,
      at: event.at,
      body: event.body,
      received_at: receivedAt,
    })),
  );
  const { rows: stored } = await sql<{ delivery: number; stored: number }>`/* store_channel_events */
    select * from gate.store_channel_events(${storableJson(rows)}::jsonb)`.execute(db);
  const counts = new Map(stored.map((row) => [row.delivery, row.stored]));
  return deliveries.map((_, delivery) => counts.get(delivery) ?? 0);
}

/** Reads the connected accounts with these names, of all organisations. */
export async function readAccounts(
  db: Db,
  platform: Platform,
  accounts: string[],
): Promise<{ organization_id: string; connection_id: string }[]> {
  const { rows } = await sql<{ organization_id: string; connection_id: string }>`
    select * from gate.channels_of_accounts(${platform}, ${accounts}::text[])`.execute(db);
  return rows;
}

export async function deleteOldEvents(db: Db, bodiesBefore: Date, idsBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select gate.forget_channel_events(${bodiesBefore}, ${idsBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Queues deliveries again whose jobs were given up, and returns their number. */
export async function requeueStaleEvents(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    select gate.requeue_channel_events(${before}) as queued`.execute(db);
  return rows[0]?.queued ?? 0;
}
