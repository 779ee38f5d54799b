import type { Pool } from "pg";
import type { Logger } from "pino";
import { startLoop } from "./loop.ts";
import { type ClaimedJob, claimJobs, completeJob, failJob } from "./queue.ts";

/** Some workers of this process, for some kinds of jobs. */
export interface WorkerPool {
  /** Looks for jobs now; called when one of these names was added. */
  wake: () => void;
  names: string[];
  /** Ids of the jobs that run now. */
  running: () => number[];
  /** Claims nothing more and waits for the jobs that run. */
  stop: () => Promise<void>;
}

/** What a lost notification, a closed connection that listened, or another worker's last job costs at most. */
const maxWaitMs = 5_000;

/** Runs jobs with these names, up to `concurrency` at a time. */
export function startWorkerPool(options: {
  pool: Pool;
  log: Logger;
  workerId: string;
  names: string[];
  concurrency: number;
  /** Does the job. Whether it throws decides whether there is another attempt. */
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
      // The job stays claimed by us though we do not run it: the heartbeat releases it once the database is back.
      log.warn({ id: job.id, problem: (problem as Error).message }, "the end of a job was not written down");
    } finally {
      running.delete(job.id);
      loop.wake();
    }
  };

  const loop = startLoop(
    async () => {
      const free = concurrency - running.size;
      // The end of a running job wakes the loop.
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
