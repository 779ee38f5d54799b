import type { Pool } from "pg";
import { startLoop } from "./loop.ts";
import { jobsChannel } from "./queue.ts";

const beatMs = 1_500;
/** Time without a heartbeat after which a worker counts as dead. */
const silentSeconds = 6;

/**
 * Writes a heartbeat every 1.5 s and releases the jobs of workers whose heartbeats stopped, so that a job of a killed
 * process runs again within 10 s. `running` are the ids of the jobs that this worker runs.
 */
export function startHeartbeat(
  pool: Pool,
  workerId: string,
  running: () => number[],
  log: { warn: (fields: object, text: string) => void },
): () => Promise<void> {
  /**
   * Time from which jobs of dead workers are released: no worker could write heartbeats while the database was away, so
   * none counts as dead right after.
   */
  let releaseFrom = 0;

  const loop = startLoop(
    async () => {
      try {
        await pool.query(
          `insert into worker_heartbeats (worker_id, seen_at) values ($1, now())
           on conflict (worker_id) do update set seen_at = excluded.seen_at`,
          [workerId],
        );
        if (performance.now() >= releaseFrom) await releaseLostJobs(pool, workerId, running(), log);
      } catch (problem) {
        releaseFrom = performance.now() + silentSeconds * 1000;
        throw problem;
      }
      return beatMs;
    },
    { failureMessage: "worker heartbeat failed", maxWaitMs: beatMs, log },
  );
  return async () => {
    await loop.stop();
    await pool.query("delete from worker_heartbeats where worker_id = $1", [workerId]).catch(() => {});
  };
}

/**
 * Releases jobs of dead workers, and jobs that the table assigns to this worker but that it does not run: the response to
 * their claim, or the update at their end, was lost with the database.
 */
async function releaseLostJobs(
  pool: Pool,
  workerId: string,
  running: number[],
  log: { warn: (fields: object, text: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `with dead as (
       delete from worker_heartbeats where worker_id <> $1 and seen_at < now() - make_interval(secs => $3)
       returning worker_id
     ), released as (
       update jobs j set worker_id = null, claimed_at = null, last_error = 'its worker was lost', failed_at = now()
       where j.worker_id in (select worker_id from dead)
          or j.worker_id is not null and j.claimed_at < now() - make_interval(secs => $3)
            and case when j.worker_id = $1 then j.id <> all($2)
                else not exists (select 1 from worker_heartbeats h where h.worker_id = j.worker_id) end
       returning j.id, j.name
     )
     select id, name, pg_notify($4, name) from released`,
    [workerId, running, silentSeconds, jobsChannel],
  );
  if (rows.length > 0)
    log.warn(
      { jobs: rows.map(({ id, name }) => `${name} ${id}`) },
      "freed the jobs of workers that fell silent",
    );
}
