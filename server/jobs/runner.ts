import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Context } from "#server/context.ts";
import { logAbout } from "#server/log.ts";
import { watchArrivals } from "./due-arrivals.ts";
import { watchDueReplies } from "./due-replies.ts";
import { createHolders, type Holders } from "./holders.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Job, JobName, JobTable } from "./jobs.ts";

export interface JobRunner {
  /** Finishes what is running, takes nothing new. */
  stop: () => Promise<void>;
}

const wakeAfterMs = [3, 15, 60];
/** Between tries to begin again while the database is away. */
const retryMs = { first: 250, longest: 2_000 };

const timetable: (CronItem & { task: JobName })[] = [
  { task: "tickets.closeQuiet", match: "*/10 * * * *" },
  { task: "channels.tick", match: "* * * * *" },
  { task: "outreach.tick", match: "* * * * *" },
];

/**
 * Runs jobs in this process until stopped. `pool` is the owner's: the queue's tables are no tenant's.
 *
 * The queue library ends its runner when it cannot write down a job's end, and a job that was handed out just as the
 * connection broke stays locked by a runner that never heard of it. So a runner that lost the database is replaced by
 * a new one under a new name, and what the old name still holds is freed like a dead worker's.
 */
export async function startJobs(
  context: Context,
  pool: Pool,
  jobs: JobTable,
  options: { concurrency?: number; timetable?: typeof timetable } = {},
): Promise<JobRunner> {
  const holders = createHolders();
  let current: Runner | undefined;
  let replacing: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const start = async () => {
    let runner: Runner | undefined;
    const lost = (problem: unknown) => {
      if (runner && runner === current) replace(runner, problem);
    };
    runner = await run({
      pgPool: pool,
      // NOTIFY brings a job in milliseconds; polling is for those whose time has come and for freed ones.
      preset: {
        worker: {
          concurrentJobs: options.concurrency ?? 4,
          pollInterval: 1000,
          // Without a batch a failure to write down a job's end is an unhandled rejection: the end of the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      taskList: taskList(context, jobs),
      parsedCronItems: parseCronItems(options.timetable ?? timetable),
      events: watchEvents(holders, lost),
      logger: new Logger(() => (level, message, meta) => {
        // A job's failure is logged with its id below.
        if (meta?.["failure"]) return;
        if (level === "error" || level === "warning") context.log.warn({ queue: message }, "queue");
      }),
    });
    runner.promise.then(() => lost("it ended"), lost);
    current = runner;
  };

  const replace = (runner: Runner, problem: unknown) => {
    if (stopping || replacing) return;
    context.log.warn({ problem: String(problem) }, "the queue lost the database and begins again");
    // Not waited for: having failed to write down two ends, the library never comes to the end of stopping.
    runner.stop().catch(() => {});
    holders.retire();
    replacing = beginAgain().finally(() => (replacing = undefined));
  };

  const beginAgain = async () => {
    for (let wait = retryMs.first; !stopping; wait = Math.min(wait * 2, retryMs.longest)) {
      await sleep(wait);
      try {
        return await start();
      } catch (problem) {
        context.log.warn({ problem: String(problem) }, "the queue cannot begin yet");
      }
    }
  };

  await start();
  const stopHeartbeat = startHeartbeat(pool, holders.working, context.log);
  const watching = [
    watchDueReplies(pool, context.log),
    watchArrivals(pool, context.config.channels.burstMs, context.log),
  ];
  return {
    stop() {
      stopping ??= (async () => {
        for (const stop of watching) stop();
        await replacing;
        await Promise.allSettled([current?.stop(), holders.retiredAreIdle()]);
        await stopHeartbeat();
      })();
      return stopping;
    },
  };
}

/** The library's events that we act on. `lost` hears of a failed look for the next job, and of an end nobody asked for. */
function watchEvents(holders: Holders, lost: (problem: unknown) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  holders.watch(events);
  events.on("worker:getJob:error", ({ error }) => setImmediate(lost, error));
  events.on("pool:gracefulShutdown", ({ message }) => setImmediate(lost, message));
  // The queue asks for its next job before the end of this one is written down, finds the named queue still taken
  // and sleeps until the next poll: eight messages of one conversation would take seconds. So it is woken again.
  events.on("job:complete", ({ worker, job }) => {
    if (job.job_queue_id === null) return;
    for (const ms of wakeAfterMs)
      setTimeout(() => {
        if (worker.workerPool._active) worker.nudge();
      }, ms).unref();
  });
  return events;
}

function taskList(context: Context, jobs: JobTable): TaskList {
  const list: TaskList = {};
  for (const name of Object.keys(jobs) as JobName[]) {
    const job = jobs[name] as Job<JobName>;
    list[name] = async (payload, { job: row }) => {
      const about = { job: name, id: row.id };
      const attempt = { number: row.attempts, last: row.attempts >= row.max_attempts };
      try {
        const did = await logAbout(about, () => job(context, payload as never, attempt));
        context.log.info({ ...about, attempt: attempt.number, did }, "job");
      } catch (problem) {
        const { message, stack } = problem as Error;
        context.log.error(
          { ...about, attempt: attempt.number, last: attempt.last, problem: message, stack },
          "job failed",
        );
        throw problem;
      }
    };
  }
  return list;
}
