import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerEvents } from "graphile-worker";

/** The names under which this process holds jobs in the queue (`locked_by`): one for each runner it has had. */
export interface Holders {
  watch: (events: WorkerEvents) => void;
  /** Those that still work. What the others hold is nobody's work any more. */
  working: () => string[];
  /** All runners so far take nothing new; their names count only until their last running job is over. */
  retire: () => void;
  /** Resolves when no job runs under a retired name. */
  retiredAreIdle: () => Promise<void>;
}

export function createHolders(): Holders {
  const held = new Map<string, { jobs: number; retired: boolean }>();
  const count = (name: string, change: number) => {
    const holder = held.get(name);
    if (holder) holder.jobs += change;
  };
  return {
    watch(events) {
      // Jobs are locked in the name of the runner's pool, not of one of its workers.
      events.on("pool:create", ({ workerPool }) => held.set(workerPool.id, { jobs: 0, retired: false }));
      events.on("pool:release", ({ workerPool }) => held.delete(workerPool.id));
      events.on("job:start", ({ worker }) => count(worker.workerPool.id, 1));
      events.on("job:complete", ({ worker }) => count(worker.workerPool.id, -1));
      events.on("worker:fatalError", ({ worker }) => count(worker.workerPool.id, -1));
    },
    working: () => [...held].filter(([, { jobs, retired }]) => !retired || jobs > 0).map(([name]) => name),
    retire() {
      for (const holder of held.values()) holder.retired = true;
    },
    async retiredAreIdle() {
      while ([...held.values()].some(({ jobs, retired }) => retired && jobs > 0)) await sleep(50);
    },
  };
}
