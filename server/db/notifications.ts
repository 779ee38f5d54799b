import pg from "pg";

/** PostgreSQL's LISTEN and NOTIFY, on one connection per process. */
export interface Notifications {
  /**
   * Calls `handler` with the payload of every notification on the channel. The returned function ends the
   * subscription.
   */
  listen: (channel: string, handler: (payload: string) => void) => Promise<() => void>;
  /** Notifies every process, including this one. A failure is only logged, because listeners also poll. */
  notify: (channel: string, payload: string) => Promise<void>;
  /** Sends a notification without a payload and without waiting. Signals in quick succession are sent once. */
  signal: (channel: string) => void;
  close: () => Promise<void>;
}

const reconnectAfterMs = 1_000;
/** Time for which signals are collected, because NOTIFY serialises commits. */
const gatherMs = 25;

/**
 * Creates the notifications of a process. `pool` sends; the listening connection is opened with the first `listen`,
 * and again whenever it is lost.
 */
export function createNotifications(options: {
  listenUrl: string;
  pool: pg.Pool;
  log: { warn: (fields: object, text: string) => void };
}): Notifications {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isClosed = false;
  const signals = new Map<string, NodeJS.Timeout>();

  const notify = async (channel: string, payload: string) => {
    try {
      await options.pool.query("select pg_notify($1, $2)", [channel, payload]);
    } catch (problem) {
      options.log.warn({ channel, problem: (problem as Error).message }, "a notification was not sent");
    }
  };
  const connect = async (): Promise<void> => {
    if (isClosed) return;
    const next = new pg.Client({ connectionString: options.listenUrl, keepAlive: true });
    const reconnect = () => {
      if (client !== next || isClosed) return;
      client = undefined;
      setTimeout(() => {
        connecting = connect();
      }, reconnectAfterMs).unref();
    };
    next.on("error", reconnect);
    next.on("end", reconnect);
    next.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? "");
    });
    client = next;
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      reconnect();
    }
  };

  return {
    async listen(channel, handler) {
      const isFirst = !handlers.has(channel);
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set.add(handler));
      if (connecting) {
        await connecting;
        // A connection that is lost at this moment listens to every channel once it is back.
        if (isFirst) await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
      } else await (connecting = connect());
      return () => void set.delete(handler);
    },
    notify,
    signal(channel) {
      if (signals.has(channel) || isClosed) return;
      const send = () => {
        signals.delete(channel);
        void notify(channel, "");
      };
      signals.set(channel, setTimeout(send, gatherMs));
    },
    async close() {
      isClosed = true;
      for (const timer of signals.values()) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
