import { ReconnectNeeded } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { inOrganization, mintOrganizationId } from "#server/db/organization.ts";
import { enqueue, type Job } from "#server/jobs/jobs.ts";
import { channelQueue } from "#server/jobs/queues.ts";
import { forgetEvents, requeueForgotten, storeEvents } from "#server/modules/webhooks/actions.ts";
import { applyChange, needsReconnect, noteTraffic, openConnection } from "./actions.ts";
import { forgottenMs, keepBodiesMs, keepIdsMs } from "./rules.ts";
import { connectedChannels } from "./store.ts";

/** Asks one account what is new and lets its adapter renew what runs out. */
export const sync: Job<"channels.sync"> = async (context, payload) => {
  const organizationId = mintOrganizationId(payload.organizationId);
  const opened = await inOrganization(context.db, organizationId, (db) =>
    openConnection(db, context, organizationId, { id: payload.connectionId }),
  );
  if (!opened) return `Skipped: connection ${payload.connectionId} is gone`;
  const { channel, connection, row } = opened;
  if (!channel.sync) return `Skipped: ${row.kind} is not asked`;
  try {
    const found = await channel.sync(context, connection);
    // Events before the mark of how far was read: read twice is no harm, not at all would be.
    const stored = await storeEvents(context, channel.platform, found?.events ?? []);
    await inOrganization(context.db, organizationId, async (db) => {
      if (found?.change) await applyChange(db, context, organizationId, connection, found.change);
      await noteTraffic(db, organizationId, connection.id, { synced_at: context.clock() });
    });
    return `${row.kind} ${connection.id}: ${stored} new`;
  } catch (problem) {
    if (!(problem instanceof ReconnectNeeded)) throw problem;
    await needsReconnect(context, organizationId, connection.id, problem.message);
    return `${row.kind} ${connection.id} has to be connected again`;
  }
};

/** Every minute. */
export const tick: Job<"channels.tick"> = async (context) => {
  let asked = 0;
  for (const one of await connectedChannels(context.db)) {
    if (!channels[one.kind]?.sync) continue;
    const organizationId = mintOrganizationId(one.organization_id);
    await inOrganization(context.db, organizationId, (db) =>
      enqueue(
        db,
        organizationId,
        "channels.sync",
        { connectionId: one.connection_id },
        {
          queue: channelQueue(one.connection_id),
          key: `channels.sync:${one.connection_id}`,
          attempts: 3,
        },
      ),
    );
    asked += 1;
  }
  const now = context.clock().getTime();
  const gone = await forgetEvents(context.db, new Date(now - keepBodiesMs), new Date(now - keepIdsMs));
  const again = await requeueForgotten(context.db, new Date(now - forgottenMs));
  return `${asked} accounts asked, ${again} forgotten threads queued again, ${gone} old deliveries let go`;
};
