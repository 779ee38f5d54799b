import { enqueue } from "#server/jobs/jobs.ts";
import { channelQueue } from "#server/jobs/queues.ts";
import type { Tenant } from "#server/tenant.ts";

/** Queues the synchronisation of an account. */
export const queueSync = (tenant: Tenant, connectionId: string): Promise<void> =>
  tenant.transaction((db) =>
    enqueue(
      db,
      "channels.sync",
      { connectionId },
      { queue: channelQueue(connectionId), key: `channels.sync:${connectionId}`, attempts: 3 },
    ),
  );
