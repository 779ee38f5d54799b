import { EventEmitter } from "node:events";
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Context } from "#server/context.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Job, JobName, JobTable } from "./jobs.ts";

export interface JobRunner {
  /** Finishes what is running, takes nothing new. */
  stop: () => Promise<void>;
}

const wakeAfterMs = [3, 15, 60];

const timetable: (CronItem & { task: JobName })[] = [{ task: "tickets.closeQuiet", match: "*/10 * * * *" }];

/** Runs jobs in this process until stopped. `pool` is the owner's: the queue's tables are no tenant's. */
export async function startJobs(
  context: Context,
  pool: Pool,
  jobs: JobTable,
  options: { concurrency?: number } = {},
): Promise<JobRunner> {
  const workers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:create", ({ worker }) => workers.add(worker.workerId));
  events.on("worker:stop", ({ worker }) => workers.delete(worker.workerId));
  // The queue asks for its next job before the end of this one is written down, finds the named queue still taken
  // and sleeps until the next poll: eight messages of one conversation would take seconds. So it is woken again.
  events.on("job:complete", ({ worker, job }) => {
    if (job.job_queue_id !== null) for (const ms of wakeAfterMs) setTimeout(() => worker.nudge(), ms).unref();
  });
  const runner = await run({
    pgPool: pool,
    concurrency: options.concurrency ?? 4,
    // NOTIFY brings a job in milliseconds; this is for those whose time has come and for freed ones.
    pollInterval: 1000,
    noHandleSignals: true,
    taskList: taskList(context, jobs),
    parsedCronItems: parseCronItems(timetable),
    events,
    logger: new Logger(() => (level, message) => {
      if (level === "error" || level === "warning") context.log.warn({ queue: message }, "queue");
    }),
  });
  const stopHeartbeat = startHeartbeat(pool, () => [...workers], context.log);
  return {
    async stop() {
      await runner.stop().catch(() => {});
      await stopHeartbeat();
    },
  };
}

function taskList(context: Context, jobs: JobTable): TaskList {
  const list: TaskList = {};
  for (const name of Object.keys(jobs) as JobName[]) {
    const job = jobs[name] as Job<JobName>;
    list[name] = async (payload, { job: row }) => {
      const attempt = { number: row.attempts, last: row.attempts >= row.max_attempts };
      try {
        const did = await job(context, payload as never, attempt);
        context.log.info({ job: name, id: row.id, attempt: attempt.number, did }, "job");
      } catch (problem) {
        const { message, stack } = problem as Error;
        context.log.error(
          { job: name, id: row.id, attempt: attempt.number, last: attempt.last, problem: message, stack },
          "job failed",
        );
        throw problem;
      }
    };
  }
  return list;
}
