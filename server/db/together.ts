interface Caller<In, Out> {
  one: In;
  give: (out: Out) => void;
  fail: (problem: unknown) => void;
}

/**
 * One write for many who write the same at once. Whoever comes while `atOnce` rounds are under way waits and goes with
 * all others who wait in the next: a commit waits for the disk, and one of fifty rows waits no longer than one of a
 * single row. Each caller hears of their own after the commit that holds it.
 *
 * A value that the database refuses (`isRefused`) may be one caller's alone: then each of the round is written by itself.
 */
export function together<In, Out>(
  write: (all: In[]) => Promise<Out[]>,
  { atOnce, most, isRefused }: { atOnce: number; most: number; isRefused: (problem: unknown) => boolean },
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
    const callers = waiting.splice(0, most);
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
      if (underWay < atOnce) void round();
    });
}
