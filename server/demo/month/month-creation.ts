import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { jobs } from "#server/app.ts";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { Context } from "#server/context.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import type { JobName } from "#server/jobs/jobs.ts";
import { doJob } from "#server/jobs/runner.ts";
import type { Api } from "#server/demo/api.ts";
import { tenantOf } from "#server/tenant.ts";
import type { PastPlatforms } from "./past-platforms.ts";
import type { Staff } from "./plan.ts";
import type { SingleTransaction } from "./single-transaction.ts";

/** Everything that creating a conversation of the past needs. */
export interface MonthCreation {
  /** The product under the month's clock, in the transaction of the conversation that is being created. */
  context: Context;
  organizationId: OrganizationId;
  api: Api;
  transaction: SingleTransaction;
  past: PastPlatforms;
  /** The account of each channel that is connected to a simulated platform. */
  accounts: ReadonlyMap<ConnectedKind, string>;
  chatToken: string;
  tokens: Record<Staff, string>;
  memberIds: Record<Staff, string>;
  setClock: (at: Date) => void;
}

/** Jobs that are skipped, because they only make sense in the present, where they run anyway. */
const skippedJobs: JobName[] = [
  "channels.sync",
  "gaps.group",
  "activity.fold",
  "attachments.fetch",
  "trends.count",
];
/** Default maximum number of rounds. Each event leads to few others, so more rounds are an error. */
const defaultMaxRounds = 40;

/**
 * Does what workers would do at this time, until nothing is left: reads the platforms' deliveries, answers and
 * sends. Throws when work is left after `maxRounds` rounds.
 */
export async function runUntilIdle(
  { context, organizationId, transaction, past, setClock }: MonthCreation,
  maxRounds = defaultMaxRounds,
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    // A platform responds first and sends its webhook afterwards.
    await yieldToEventLoop();
    await yieldToEventLoop();
    await past.platforms.settled();
    const arrived = await tenantOf(context, organizationId).transaction((db) =>
      db
        .selectFrom("channel_events")
        .select(["connection_id", "thread"])
        .distinct()
        .where("organization_id", "=", organizationId)
        .where("read_at", "is", null)
        .where("received_at", "<=", context.clock())
        .execute(),
    );
    for (const { connection_id, thread } of arrived)
      await runJob(context, "channels.receive", { organizationId, connectionId: connection_id, thread });
    const queued = transaction.takeJobs().filter(({ name }) => !skippedJobs.includes(name));
    if (arrived.length === 0 && queued.length === 0) return;
    for (const { name, payload, runAt } of queued) {
      const waitMs = runAt ? runAt.getTime() - Date.now() : 0;
      if (waitMs > 0) setClock(new Date(context.clock().getTime() + waitMs));
      await runJob(context, name, payload);
    }
  }
  throw new Error("a conversation of the demo's month does not come to rest");
}

const runJob = (context: Context, name: JobName, payload: object): Promise<string> =>
  doJob(context, jobs, { id: 0, name, payload, attempts: 1, max_attempts: 1 } as never);
