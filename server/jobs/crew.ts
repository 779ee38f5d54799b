import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Logger,
  type ParsedCronItem,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Logger as Log } from "pino";
import { createHolders, type Holders } from "./holders.ts";

/** Some workers of this process, for some kinds of jobs. */
export interface Crew {
  /** The names under which it holds jobs in the queue. */
  working: () => string[];
  /** Finishes what is running, takes nothing new. */
  stop: () => Promise<void>;
}

export interface CrewOptions {
  pool: Pool;
  log: Log;
  taskList: TaskList;
  concurrency: number;
  timetable: ParsedCronItem[];
}

const wakeAfterMs = [3, 15, 60];
/** Between tries to begin again while the database is away. */
const retryMs = { first: 250, longest: 2_000 };

/**
 * The queue library ends its runner when it cannot write down a job's end, and a job that was handed out just as the
 * connection broke stays locked by a runner that never heard of it. So a runner that lost the database is replaced by
 * a new one under a new name, and what the old name still holds is freed like a dead worker's.
 */
export async function startCrew(options: CrewOptions): Promise<Crew> {
  const { pool, log } = options;
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
          concurrentJobs: options.concurrency,
          pollInterval: 1000,
          // Without a batch a failure to write down a job's end is an unhandled rejection: the end of the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      taskList: options.taskList,
      parsedCronItems: options.timetable,
      events: watchEvents(holders, lost),
      logger: new Logger(() => (level, message, meta) => {
        // A job's failure is logged with its id where it ran.
        if (meta?.["failure"]) return;
        if (level === "error" || level === "warning") log.warn({ queue: message }, "queue");
      }),
    });
    runner.promise.then(() => lost("it ended"), lost);
    current = runner;
  };

  const replace = (runner: Runner, problem: unknown) => {
    if (stopping || replacing) return;
    log.warn({ problem: String(problem) }, "the queue lost the database and begins again");
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
        log.warn({ problem: String(problem) }, "the queue cannot begin yet");
      }
    }
  };

  await start();
  return {
    working: holders.working,
    stop() {
      stopping ??= (async () => {
        await replacing;
        await Promise.allSettled([current?.stop(), holders.retiredAreIdle()]);
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
