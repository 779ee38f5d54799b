import { sql } from "kysely";
import type { Platform } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import type { Db } from "#server/db/organization.ts";

const unstorable = /\\u0000|\\ud[89a-f]/i;

/**
 * As JSON that the database takes. It refuses NUL and halves of letters, which texts cut at a length may have, and a
 * delivery that is refused for ever is delivered again for days and then holds up the platform's others.
 */
function storable(rows: object[]): string {
  const json = JSON.stringify(rows);
  if (!unstorable.test(json)) return json;
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
    ),
  );
}

/** Stores deliveries, whoever they are for; how many were new. A worker queues their reading. */
export async function storeEvents(db: Db, platform: Platform, events: RawEvent[], at: Date): Promise<number> {
  const rows = events.map((event) => ({
    account: event.account,
    external_id: event.externalId,
    thread: event.thread,
    at: event.at.toISOString(),
    body: event.body,
  }));
  const { rows: stored } = await sql<{ stored: number }>`/* store_channel_events */
    select gate.store_channel_events(${platform}, ${storable(rows)}::jsonb, ${at}::timestamptz) as stored`.execute(
    db,
  );
  return stored[0]?.stored ?? 0;
}

export async function wakeChannels(db: Db, platform: Platform, accounts: string[]): Promise<void> {
  await sql`select gate.wake_channels(${platform}, ${accounts}::text[])`.execute(db);
}

export async function forgetEvents(db: Db, bodiesBefore: Date, idsBefore: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select gate.forget_channel_events(${bodiesBefore}, ${idsBefore}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Deliveries nobody read and answers nobody sent, whose jobs were given up: tried again. */
export async function requeueForgotten(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    select gate.requeue_channel_events(${before}) + gate.requeue_deliveries(${before}) as queued`.execute(db);
  return rows[0]?.queued ?? 0;
}
