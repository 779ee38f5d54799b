import type { Platform } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import type { Delivery, Webhook } from "#server/channels/webhook.ts";
import type { Context } from "#server/context.ts";
import { type Db, mintOrganizationId } from "#server/db/organization.ts";
import { createBatchWriter } from "#server/db/batch-writer.ts";
import { Failure } from "#server/http/failure.ts";
import { inboundEventsChannel } from "#server/jobs/due-inbound-events.ts";
import { queueSync } from "#server/modules/connections/index.ts";
import { tenantOf } from "#server/tenant.ts";
import { eventBatching } from "./webhook-rules.ts";
import * as store from "./store/webhook-events.ts";

/** Classes of SQLSTATE: a value that is none, a row that may not be, one that is too large. */
const isRefused = (problem: unknown): boolean =>
  /^(22|23|54)/.test((problem as { code?: string }).code ?? "");

/** One for each database of this process. */
const storing = new WeakMap<Db, (brought: store.StoredDelivery) => Promise<number>>();

/** Stores a platform's events before anybody is told that they arrived; how many were new. */
export async function storeEvents(context: Context, platform: Platform, events: RawEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const { db } = context;
  const keep =
    storing.get(db) ??
    createBatchWriter((all: store.StoredDelivery[]) => store.storeEvents(db, all), {
      ...eventBatching,
      isRefused,
    });
  storing.set(db, keep);
  const stored = await keep({ platform, events, receivedAt: context.clock() });
  // In a moment there is somebody it can be stored for: it is to come again.
  if (stored < 0) throw new Failure("unavailable");
  if (stored > 0) context.notifications.signal(inboundEventsChannel);
  return stored;
}

/**
 * A platform's delivery: its signature is checked over the bytes that came, then it is stored, and only then is it
 * answered. A store that fails is a 503 or 500, and the platform delivers again.
 */
export async function acceptDelivery(
  context: Context,
  webhook: Webhook,
  delivery: Delivery,
): Promise<{ stored: number }> {
  if (!(await webhook.isGenuine(context, delivery))) throw new Failure("signature_wrong");
  let events: RawEvent[];
  const odd = (why: string) =>
    context.log.warn(
      { platform: webhook.platform, why: why.slice(0, 500) },
      "a part of a delivery was not understood",
    );
  try {
    events = webhook.split(delivery, odd);
  } catch (problem) {
    // Genuine, and no event that we know: delivered again it would be the same.
    context.log.warn(
      { platform: webhook.platform, problem: (problem as Error).message.slice(0, 500) },
      "a delivery was not understood",
    );
    return { stored: 0 };
  }
  // A time that is none would be refused by the database, and with it all that came along, again and again.
  const dated = events.map((event) => {
    if (!Number.isNaN(event.at.getTime())) return event;
    odd("a time that is none");
    return { ...event, at: context.clock() };
  });
  const stored = await storeEvents(context, webhook.platform, dated);
  const woken = webhook.wakes?.(delivery) ?? [];
  if (woken.length > 0)
    for (const { organization_id, connection_id } of await store.readAccounts(
      context.db,
      webhook.platform,
      woken,
    ))
      await queueSync(tenantOf(context, mintOrganizationId(organization_id)), connection_id);
  return { stored };
}

export { deleteOldEvents, requeueStaleEvents } from "./store/webhook-events.ts";
