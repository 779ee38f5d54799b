import { setInterval } from "node:timers";
import type { Pool, PoolClient } from "pg";

interface Turn {
  stop: () => Promise<void>;
}

/**
 * Runs work in exactly one of all processes: the one that holds the database's lock of that name. When its process
 * ends or loses the database, the lock becomes free, and another process takes over within `everyMs`.
 */
export function electLeader(
  pool: Pool,
  name: string,
  begin: () => Turn,
  log: { info: (fields: object, text: string) => void },
  everyMs = 5_000,
): Turn {
  let mine: { client: PoolClient; doing: Turn } | undefined;
  let isStopped = false;
  let trying: Promise<void> | undefined;

  const lose = async () => {
    const was = mine;
    mine = undefined;
    if (!was) return;
    await was.doing.stop();
    // A connection that held a lock is closed instead of being reused.
    was.client.release(true);
  };
  const attempt = async () => {
    const client = await pool.connect();
    const onError = () => void lose();
    client.once("error", onError);
    const { rows } = await client
      .query<{ held: boolean }>("select pg_try_advisory_lock(hashtext($1)) as held", [name])
      .catch((problem: Error) => {
        client.release(true);
        throw problem;
      });
    if (!rows[0]?.held || isStopped) {
      client.off("error", onError);
      return client.release(rows[0]?.held);
    }
    mine = { client, doing: begin() };
  };
  const tryOnce = () => {
    if (mine || isStopped) return;
    trying ??= attempt()
      .catch((problem: Error) => log.info({ name, problem: problem.message }, "a turn was not taken"))
      .finally(() => (trying = undefined));
  };
  tryOnce();
  const timer = setInterval(tryOnce, everyMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await trying;
      await lose();
    },
  };
}
