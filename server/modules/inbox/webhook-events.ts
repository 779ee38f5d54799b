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

/** Classes of SQLSTATE: invalid value, violated constraint, exceeded limit. */
const isRefused = (problem: unknown): boolean =>
  /^(22|23|54)/.test((problem as { code?: string }).code ?? "");

/** The functions that store deliveries in batches, one for each database of this process. */
const storing = new WeakMap<Db, (brought: store.StoredDelivery) => Promise<number>>();

/** Stores events of a platform before the delivery is confirmed, and returns the number of new ones. */
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
  // The account is just being connected, so the platform is asked to deliver again.
  if (stored < 0) throw new Failure("unavailable");
  if (stored > 0) context.notifications.signal(inboundEventsChannel);
  return stored;
}

/**
 * Accepts a delivery: the signature is verified over the received bytes, then the events are stored, and only then is
 * the delivery confirmed. A failure to store is a 503 or 500, after which the platform delivers again.
 */
export async function acceptDelivery(
  context: Context,
  webhook: Webhook,
  delivery: Delivery,
): Promise<{ stored: number }> {
  if (!(await webhook.isGenuine(context, delivery))) throw new Failure("signature_wrong");
  let events: RawEvent[];
  const reportOdd = (why: string) =>
    context.log.warn(
      { platform: webhook.platform, why: why.slice(0, 500) },
      "a part of a delivery was not understood",
    );
  try {
    events = webhook.split(delivery, reportOdd);
  } catch (problem) {
    // A genuine delivery without a known event is confirmed, because it would be the same when delivered again.
    context.log.warn(
      { platform: webhook.platform, problem: (problem as Error).message.slice(0, 500) },
      "a delivery was not understood",
    );
    return { stored: 0 };
  }
  // The database would refuse an invalid time together with all events of the delivery, each time it is delivered.
  const dated = events.map((event) => {
    if (!Number.isNaN(event.at.getTime())) return event;
    reportOdd("a time that is none");
    return { ...event, at: context.clock() };
  });
  const stored = await storeEvents(context, webhook.platform, dated);
  const woken = readWokenAccounts(context, webhook, delivery);
  if (woken.length > 0)
    for (const { organization_id, connection_id } of await store.readAccounts(
      context.db,
      webhook.platform,
      woken,
    ))
      await queueSync(tenantOf(context, mintOrganizationId(organization_id)), connection_id);
  return { stored };
}

/**
 * Returns the accounts that a delivery announces. One that cannot be read is confirmed, because it would be the same
 * when delivered again; its words stay out of the log, because they contain an address.
 */
function readWokenAccounts(context: Context, webhook: Webhook, delivery: Delivery): string[] {
  try {
    return webhook.wakes?.(delivery) ?? [];
  } catch (problem) {
    context.log.warn(
      { platform: webhook.platform, problem: (problem as Error).name },
      "a delivery was not understood",
    );
    return [];
  }
}

export { deleteOldEvents, requeueStaleEvents } from "./store/webhook-events.ts";
