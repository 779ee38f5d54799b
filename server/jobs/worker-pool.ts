import type { Pool } from "pg";
import type { Logger } from "pino";
import { startLoop } from "./loop.ts";
import { type ClaimedJob, claimJobs, completeJob, failJob } from "./queue.ts";

/** The workers of this process for some kinds of jobs. */
export interface WorkerPool {
  /** Looks for jobs now; called when a job of these kinds was added. */
  wake: () => void;
  names: string[];
  /** Ids of the running jobs. */
  running: () => number[];
  /** Claims no more jobs and waits for the running ones. */
  stop: () => Promise<void>;
}

/** Maximum delay after a lost notification, a closed listening connection, or another worker's last job. */
const maxWaitMs = 5_000;

/** Runs jobs with these names, up to `concurrency` at a time. */
export function startWorkerPool(options: {
  pool: Pool;
  log: Logger;
  workerId: string;
  names: string[];
  concurrency: number;
  /** Runs the job; when it throws, there is another attempt. */
  run: (job: ClaimedJob) => Promise<void>;
}): WorkerPool {
  const { pool, log, workerId, names, concurrency } = options;
  const running = new Map<number, Promise<void>>();

  const finish = async (job: ClaimedJob) => {
    try {
      try {
        await options.run(job);
      } catch (problem) {
        return await failJob(pool, workerId, job, (problem as Error).message);
      }
      await completeJob(pool, workerId, job);
    } catch (problem) {
      // The job stays claimed by this worker although it does not run; the heartbeat releases it once the database is
      // back.
      log.warn({ id: job.id, problem: (problem as Error).message }, "the end of a job was not written down");
    } finally {
      running.delete(job.id);
      loop.wake();
    }
  };

  const loop = startLoop(
    async () => {
      const free = concurrency - running.size;
      // The end of a running job wakes the loop, so no timer is needed.
      if (free === 0) return null;
      const { jobs, nextInMs } = await claimJobs(pool, workerId, names, free);
      for (const job of jobs) running.set(job.id, finish(job));
      return nextInMs;
    },
    { failureMessage: "the queue could not be reached", maxWaitMs, log },
  );
  return {
    wake: loop.wake,
    names,
    running: () => [...running.keys()],
    async stop() {
      await loop.stop();
      await Promise.all(running.values());
    },
  };
}
