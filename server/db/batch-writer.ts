interface Caller<In, Out> {
  one: In;
  give: (out: Out) => void;
  fail: (problem: unknown) => void;
}

/**
 * Joins the writes of concurrent callers into batches: while `concurrency` writes are under way, new callers wait, and
 * all who wait go into the next one. A commit waits for the disk, and a commit of fifty rows waits no longer than one of
 * a single row. Each caller gets its own result after the commit that holds it.
 *
 * A value that the database refuses (`isRefused`) may come from one caller only, so the values of a refused batch are
 * written one by one.
 */
export function createBatchWriter<In, Out>(
  write: (all: In[]) => Promise<Out[]>,
  {
    concurrency,
    maxBatch,
    isRefused,
  }: { concurrency: number; maxBatch: number; isRefused: (problem: unknown) => boolean },
): (one: In) => Promise<Out> {
  const waiting: Caller<In, Out>[] = [];
  let underWay = 0;

  const one = async (caller: Caller<In, Out>) => {
    try {
      const [out] = await write([caller.one]);
      caller.give(out as Out);
    } catch (problem) {
      caller.fail(problem);
    }
  };
  const round = async () => {
    const callers = waiting.splice(0, maxBatch);
    underWay += 1;
    try {
      const outs = await write(callers.map((caller) => caller.one));
      for (const [at, caller] of callers.entries()) caller.give(outs[at] as Out);
    } catch (problem) {
      if (callers.length > 1 && isRefused(problem)) for (const caller of callers) await one(caller);
      else for (const caller of callers) caller.fail(problem);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void round();
    }
  };
  return (value) =>
    new Promise((give, fail) => {
      waiting.push({ one: value, give, fail });
      if (underWay < concurrency) void round();
    });
}
