import { setInterval } from "node:timers";
import type { Pool } from "pg";

const beatMs = 1_500;
/** A worker silent for this long is taken for dead, and its jobs go to the others. */
const silentSeconds = 6;

/**
 * The queue keeps a killed worker's jobs locked for four hours; a customer cannot wait that long. So each process says
 * every 1.5 s that it lives, and everyone frees the jobs of those who fell silent: a job of a killed process is picked
 * up again within 10 s. `holders` are the names under which this process locks jobs (`locked_by` in the queue).
 */
export function startHeartbeat(
  pool: Pool,
  holders: () => string[],
  log: { warn: (fields: object, text: string) => void },
): () => Promise<void> {
  const beaten = new Set<string>();
  let busy = false;
  /** While the database was away nobody could say that they live, so nobody is taken for dead right after. */
  let patientUntil = 0;

  const beat = async () => {
    if (busy) return;
    busy = true;
    try {
      const own = holders();
      for (const holder of own) beaten.add(holder);
      await pool.query(
        `insert into worker_heartbeats (worker_id, seen_at) select unnest($1::text[]), now()
         on conflict (worker_id) do update set seen_at = now()`,
        [own],
      );
      if (performance.now() >= patientUntil) await freeJobsOfTheDead(pool, log);
    } catch (problem) {
      patientUntil = performance.now() + silentSeconds * 1000;
      log.warn({ problem: (problem as Error).message }, "worker heartbeat failed");
    } finally {
      busy = false;
    }
  };
  void beat();
  const timer = setInterval(() => void beat(), beatMs);
  return async () => {
    clearInterval(timer);
    await pool
      .query("delete from worker_heartbeats where worker_id = any($1)", [[...beaten]])
      .catch(() => {});
  };
}

async function freeJobsOfTheDead(
  pool: Pool,
  log: { warn: (fields: object, text: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ worker_id: string }>(
    `with dead as (
       delete from worker_heartbeats where seen_at < now() - make_interval(secs => $1) returning worker_id
     ), lost as (
       select worker_id from dead
       union select locked_by from graphile_worker.jobs j
         where locked_by is not null and locked_at < now() - make_interval(secs => $1)
           and not exists (select 1 from worker_heartbeats h where h.worker_id = j.locked_by)
     ), freed as (select graphile_worker.force_unlock_workers(array(select worker_id from lost)) where exists (select 1 from lost))
     select worker_id from lost, (select count(*) from freed) as done`,
    [silentSeconds],
  );
  if (rows.length > 0)
    log.warn({ workers: rows.map((row) => row.worker_id) }, "freed the jobs of workers that fell silent");
}
