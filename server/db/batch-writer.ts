interface Caller<In, Out> {
  value: In;
  resolve: (out: Out) => void;
  reject: (problem: unknown) => void;
}

export interface BatchOptions {
  /** Number of batches that are written at the same time. */
  concurrency: number;
  /** Maximum number of values in a batch. */
  maxBatch: number;
  /** Whether the database refused a value; then each value of the batch is written separately. */
  isRefused: (problem: unknown) => boolean;
}

/**
 * Joins the writes of concurrent callers into batches: while `concurrency` writes are running, new callers wait,
 * and all who wait go into the next one. A commit waits for the disk, and a commit of fifty rows waits no longer
 * than one of a single row. Each caller gets its own result after the commit that contains it.
 *
 * A value that the database refuses (`isRefused`) may come from one caller only, so the values of a refused batch
 * are written one by one.
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
      for (const [index, { resolve }] of callers.entries()) resolve(outs[index] as Out);
    } catch (problem) {
      // The refused value may come from a single caller.
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
