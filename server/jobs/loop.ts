export interface Loop {
  /** Looks now, or right after the current look. */
  wake: () => void;
  /** Looks in `ms`, unless an earlier look is due. */
  wakeIn: (ms: number) => void;
  /** Stops the loop; resolves when the last look has ended. */
  stop: () => Promise<void>;
}

const retryAfterMs = 1_000;

/**
 * Calls `look` at once, whenever the loop is woken, after as many milliseconds as `look` returned, and at the
 * latest every `maxWaitMs`. Notifications make the loop quick, and the clock makes up for lost ones. Calls never
 * overlap, and at least `minWaitMs` pass between their beginnings.
 */
export function startLoop(
  look: () => Promise<number | null>,
  options: {
    /** Log message for a look that fails. */
    failureMessage: string;
    maxWaitMs: number;
    minWaitMs?: number;
    log: { warn: (fields: object, text: string) => void };
  },
): Loop {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let current: Promise<void> | undefined;
  let isStopped = false;
  let earliestAt = 0;

  const wakeIn = (ms: number) => {
    const now = performance.now();
    const at = Math.max(now + ms, earliestAt);
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    if (!current) timer = setTimeout(begin, at - now);
  };
  const lookOnce = async () => {
    let waitMs: number | null;
    try {
      waitMs = await look();
    } catch (problem) {
      const { message } = problem as Error;
      options.log.warn({ problem: message }, options.failureMessage);
      waitMs = retryAfterMs;
    }
    current = undefined;
    // A wake-up during the look has set dueAt without a timer.
    const wokenInMs = dueAt - performance.now();
    dueAt = Number.POSITIVE_INFINITY;
    wakeIn(Math.max(0, Math.min(waitMs ?? options.maxWaitMs, options.maxWaitMs, wokenInMs)));
  };
  const begin = () => {
    dueAt = Number.POSITIVE_INFINITY;
    earliestAt = performance.now() + (options.minWaitMs ?? 0);
    current = lookOnce();
  };
  begin();
  return {
    wake: () => wakeIn(0),
    wakeIn,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
