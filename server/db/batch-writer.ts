interface Caller<In, Out> {
  value: In;
  resolve: (out: Out) => void;
  reject: (problem: unknown) => void;
}

export interface BatchOptions {
  /** How many batches are written at the same time. */
  concurrency: number;
  /** How many values a batch holds at most. */
  maxBatch: number;
  /** Whether the database refused a value; then each value of the batch is written by itself. */
  isRefused: (problem: unknown) => boolean;
}

/**
 * One write for many callers who write the same at the same time. Who calls while `concurrency` batches are under way
 * waits and goes with all others who wait in the next: a commit waits for the disk, and one of fifty rows waits no longer
 * than one of a single row. Each caller gets the result of their own value after the commit that holds it.
 */
export function createBatchWriter<In, Out>(
  write: (values: In[]) => Promise<Out[]>,
  { concurrency, maxBatch, isRefused }: BatchOptions,
): (value: In) => Promise<Out> {
  const waiting: Caller<In, Out>[] = [];
  let underWay = 0;

  const writeOne = async ({ value, resolve, reject }: Caller<In, Out>) => {
    try {
      const [out] = await write([value]);
      resolve(out as Out);
    } catch (problem) {
      reject(problem);
    }
  };
  const writeBatch = async () => {
    const callers = waiting.splice(0, maxBatch);
    underWay += 1;
    try {
      const outs = await write(callers.map(({ value }) => value));
      for (const [at, { resolve }] of callers.entries()) resolve(outs[at] as Out);
    } catch (problem) {
      // The refused value may be one caller's alone.
      if (callers.length > 1 && isRefused(problem)) for (const caller of callers) await writeOne(caller);
      else for (const { reject } of callers) reject(problem);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void writeBatch();
    }
  };
  return (value) =>
    new Promise((resolve, reject) => {
      waiting.push({ value, resolve, reject });
      if (underWay < concurrency) void writeBatch();
    });
}
