import type { Context } from "#server/context.ts";
import { ReconnectError } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { startListeners, type Listeners } from "#server/listeners/listeners.ts";
import { deleteOldEvents, requeueStaleEvents, storeEvents } from "#server/modules/inbox/webhook-events.ts";
import {
  applyChange,
  markReconnectNeeded,
  touchConnection,
  openConnection,
  queueSync,
  requeueAfterMs,
  eventBodyRetentionMs,
  eventIdRetentionMs,
  connectedChannels,
} from "#server/modules/connections/index.ts";
import { requeueDeliveries } from "#server/modules/outbox/index.ts";
import { tenantOf } from "#server/tenant.ts";

/** Polls one account for events and lets its adapter renew credentials that expire. */
export const syncConnection: Job<"channels.sync"> = async (tenant, payload) => {
  const channelHandle = await tenant.transaction((db) => openConnection(db, { id: payload.connectionId }));
  if (!channelHandle) return `Skipped: connection ${payload.connectionId} is gone`;
  const { channel, connection, row } = channelHandle;
  if (!channel.sync) return `Skipped: ${row.kind} is not polled`;
  const slot = tenant.concurrencyLimits.acquire(`polls of ${channel.platform}`, connection.id);
  // The next poll follows after a minute.
  if (!slot.release) return `Skipped: too many polls of ${channel.platform}`;
  try {
    const found = await channel.sync(tenant, connection);
    // Events are stored before the position, because an event may be read twice but must not be lost.
    const stored = await storeEvents(tenant, channel.platform, found?.events ?? []);
    await tenant.transaction(async (db) => {
      if (found?.change) await applyChange(db, connection, found.change);
      await touchConnection(db, connection.id, { synced_at: tenant.clock() });
    });
    return `${row.kind} ${connection.id}: ${stored} new`;
  } catch (problem) {
    if (!(problem instanceof ReconnectError)) throw problem;
    await markReconnectNeeded(tenant, connection.id, problem.message);
    return `${row.kind} ${connection.id} has to be connected again`;
  } finally {
    slot.release();
  }
};

/**
 * Keeps connections open to accounts whose platform announces events on one; an announcement only brings the poll
 * forward.
 */
export function listenToChannels(context: Context): Listeners {
  const owners = new Map<string, OrganizationId>();
  return startListeners({
    async list() {
      const all = await connectedChannels(context.db);
      owners.clear();
      for (const { kind, connection_id, organization_id } of all)
        if (channels[kind]?.listen) owners.set(connection_id, mintOrganizationId(organization_id));
      return [...owners.keys()];
    },
    async hold(id, signal) {
      const organizationId = owners.get(id);
      const channelHandle =
        organizationId &&
        (await tenantOf(context, organizationId).transaction((db) => openConnection(db, { id })));
      if (!channelHandle) throw new Error("the connection is gone");
      const { channel, connection } = channelHandle;
      const onNews = () => {
        queueSync(tenantOf(context, organizationId), id).catch((problem: Error) =>
          context.log.warn({ problem: problem.message }, "an announced event waits for the next poll"),
        );
      };
      return (await channel.listen?.(context, connection, onNews, signal)) ?? false;
    },
    log: context.log,
  });
}

/** Polls all accounts, every minute. */
export const pollConnections: Job<"channels.tick"> = async (context) => {
  let queuedPolls = 0;
  for (const one of await connectedChannels(context.db)) {
    if (!channels[one.kind]?.sync) continue;
    const tenant = tenantOf(context, mintOrganizationId(one.organization_id));
    await queueSync(tenant, one.connection_id);
    queuedPolls += 1;
  }
  const now = context.clock().getTime();
  const deleted = await deleteOldEvents(
    context.db,
    new Date(now - eventBodyRetentionMs),
    new Date(now - eventIdRetentionMs),
  );
  const before = new Date(now - requeueAfterMs);
  const requeued =
    (await requeueStaleEvents(context.db, before)) + (await requeueDeliveries(context, before));
  return `${queuedPolls} accounts polled, ${requeued} unprocessed threads and deliveries queued again, ${deleted} old deliveries deleted`;
};
