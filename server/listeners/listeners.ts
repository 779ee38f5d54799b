import { setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";

/** Connections to mail servers that push new mail, one per account, up to a maximum. */
export interface Listeners {
  /** Returns the accounts whose connection is open or being opened. */
  held: () => string[];
  /** Closes all connections. */
  stop: () => Promise<void>;
}

interface LineOptions {
  /** Returns the ids of the accounts, those that have waited longest first. */
  list: () => Promise<string[]>;
  /**
   * Keeps one connection until it breaks or `signal` ends it. Returns false when this account has none and is not
   * to be tried again.
   */
  hold: (id: string, signal: AbortSignal) => Promise<boolean>;
  /** Maximum number of connections; further accounts are only polled. */
  maxListeners?: number;
  /** Milliseconds between two searches for new accounts. */
  lookMs?: number;
  /** The first pause after a broken connection; it doubles each time up to the longest. */
  pauseMs?: { first: number; longest: number };
  log: { info: (fields: object, text: string) => void };
}

/** A connection that was open for this long (ms) was healthy, so the pauses start again with the shortest. */
const steadyMs = 60_000;

/**
 * Keeps a connection to each account of `list`, opens broken ones again after growing pauses, and ends those of
 * accounts that are no longer listed.
 */
export function startListeners({
  list,
  hold,
  maxListeners = 200,
  lookMs = 15_000,
  pauseMs = { first: 5_000, longest: 10 * 60_000 },
  log,
}: LineOptions): Listeners {
  const held = new Map<string, { end: AbortController; over: Promise<void> }>();
  const without = new Set<string>();
  let isStopped = false;
  let looking: Promise<void> | undefined;

  const keep = async (id: string, signal: AbortSignal) => {
    let broken = 0;
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        if (!(await hold(id, signal))) return void without.add(id);
        broken = 0;
      } catch (problem) {
        broken = performance.now() - startedAt > steadyMs ? 1 : broken + 1;
        if (!signal.aborted)
          log.info({ account: id, broken, problem: (problem as Error).message }, "a line broke");
      }
      const pause = Math.min(pauseMs.first * 2 ** Math.max(broken - 1, 0), pauseMs.longest);
      // The random part keeps the connections from reopening at the same moment when a server of many mailboxes is
      // available again.
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {});
    }
  };

  const updateListeners = async () => {
    const ids = await list();
    if (isStopped) return;
    for (const [id, { end }] of held) if (!ids.includes(id)) end.abort();
    for (const id of ids) {
      if (held.size >= maxListeners) break;
      if (held.has(id) || without.has(id)) continue;
      const end = new AbortController();
      held.set(id, { end, over: keep(id, end.signal).finally(() => held.delete(id)) });
    }
  };
  const lookOnce = () => {
    looking ??= updateListeners()
      .catch((problem: Error) => log.info({ problem: problem.message }, "lines were not looked for"))
      .finally(() => (looking = undefined));
  };
  lookOnce();
  const timer = setInterval(lookOnce, lookMs);
  return {
    held: () => [...held.keys()],
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      const all = [...held.values()];
      for (const { end } of all) end.abort();
      await Promise.all(all.map(({ over }) => over));
    },
  };
}
