import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { logAbout } from "#server/log.ts";
import { tenantOf } from "#server/tenant.ts";
import { inSpan } from "#server/tracing/tracing.ts";
import { watchInboundEvents } from "./due-inbound-events.ts";
import { watchDueReplies } from "./due-replies.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Job, JobName, JobTable } from "./jobs.ts";
import { type ClaimedJob, jobsChannel } from "./queue.ts";
import { startTimetable, type TimetableEntry } from "./timetable.ts";
import { startWorkerPool } from "./worker-pool.ts";

export interface JobRunner {
  /** Waits for running jobs and claims no new ones. */
  stop: () => Promise<void>;
}

/**
 * Jobs that wait for external servers. They have workers of their own, so that a hanging server cannot delay the answers on
 * other channels. concurrency-limits.ts limits how many wait for the same server.
 */
const outward: JobName[] = [
  "conversations.deliver",
  "reconciliations.tick",
  "channels.sync",
  "attachments.fetch",
  "mail.send",
  "mail.tick",
  "payments.check",
  "privacy.disconnect",
  "renewals.step",
  "webhooks.deliver",
];
const workers = { inward: 4, outward: 8 };

const defaultTimetable: TimetableEntry[] = [
  { name: "tickets.closeQuiet", everyMinutes: 10 },
  { name: "tickets.noticeOverdue", everyMinutes: 10 },
  { name: "activity.fold", everyMinutes: 10 },
  { name: "channels.tick", everyMinutes: 1 },
  { name: "mail.tick", everyMinutes: 1 },
  { name: "outreach.tick", everyMinutes: 1 },
  { name: "payments.tick", everyMinutes: 1 },
  { name: "privacy.forget", everyMinutes: 60 },
  { name: "privacy.tick", everyMinutes: 60 },
  { name: "renewals.tick", everyMinutes: 10 },
  { name: "subscriptions.notice", everyMinutes: 10 },
  { name: "reconciliations.tick", everyMinutes: 1 },
  { name: "trends.count", everyMinutes: 24 * 60 },
  { name: "webhooks.tick", everyMinutes: 60 },
];

/**
 * Runs jobs in this process until stopped. `pool` connects as the owner, because the queue's tables belong to no
 * tenant.
 */
export async function startJobs(
  context: Context,
  pool: Pool,
  jobs: JobTable,
  { timetable = defaultTimetable }: { timetable?: TimetableEntry[] } = {},
): Promise<JobRunner> {
  const { config, log, notifications } = context;
  const workerId = `worker-${process.pid}-${randomBytes(6).toString("hex")}`;
  const run = (job: ClaimedJob) => runLogged(context, jobs, job);
  const inward = (Object.keys(jobs) as JobName[]).filter((name) => !outward.includes(name));
  const pools = [
    startWorkerPool({ pool, log, workerId, names: inward, concurrency: workers.inward, run }),
    startWorkerPool({ pool, log, workerId, names: outward, concurrency: workers.outward, run }),
  ];
  const stopHeartbeat = startHeartbeat(pool, workerId, () => pools.flatMap(({ running }) => running()), log);
  const stopListening = await notifications.listen(jobsChannel, (name) => {
    for (const one of pools) if (one.names.includes(name)) one.wake();
  });
  const stopWatching = [
    watchDueReplies(pool, log),
    await watchInboundEvents(pool, config.channels.burstMs, notifications, log),
    startTimetable(pool, timetable, log),
  ];
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      stopping ??= (async () => {
        stopListening();
        await Promise.all([...stopWatching.map((stop) => stop()), ...pools.map((one) => one.stop())]);
        await stopHeartbeat();
      })();
      return stopping;
    },
  };
}

/** Runs a job and returns the sentence that says what it did. */
export function doJob(context: Context, jobs: JobTable, claimed: ClaimedJob): Promise<string> {
  const job = jobs[claimed.name as JobName] as Job<JobName>;
  const attempt = { number: claimed.attempts, last: claimed.attempts >= claimed.max_attempts };
  const { organizationId } = claimed.payload as { organizationId?: string };
  const subject = organizationId ? tenantOf(context, mintOrganizationId(organizationId)) : context;
  return job(subject as never, claimed.payload as never, attempt);
}

async function runLogged(context: Context, jobs: JobTable, claimed: ClaimedJob): Promise<void> {
  const attempt = claimed.attempts;
  const about = { job: claimed.name, id: String(claimed.id) };
  try {
    const { traceparent } = claimed.payload as { traceparent?: string };
    const span = {
      name: `job ${claimed.name}`,
      kind: "consumer" as const,
      parent: traceparent,
      attributes: { "wakil.job": claimed.name, "wakil.job.attempt": attempt },
    };
    const did = await logAbout(about, () => inSpan(span, () => doJob(context, jobs, claimed)));
    context.log.info({ ...about, attempt, did }, "job");
  } catch (problem) {
    const { message, stack } = problem as Error;
    const last = attempt >= claimed.max_attempts;
    context.log.error({ ...about, attempt, last, problem: message, stack }, "job failed");
    throw problem;
  }
}
