import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { channelQueue } from "#server/jobs/queues.ts";

/** Has an account asked what is new. */
export const queueSync = (
  context: Context,
  organizationId: OrganizationId,
  connectionId: string,
): Promise<void> =>
  inOrganization(context.db, organizationId, (db) =>
    enqueue(
      db,
      organizationId,
      "channels.sync",
      { connectionId },
      { queue: channelQueue(connectionId), key: `channels.sync:${connectionId}`, attempts: 3 },
    ),
  );
