import type { Pool } from "pg";

/** Channel that is notified with the name of each job that is added or released, by the functions in the database. */
export const jobsChannel = "wakil_jobs";

/** A job that a worker has claimed. */
export interface ClaimedJob {
  id: number;
  name: string;
  payload: unknown;
  /** Number of the attempt, from 1. */
  attempts: number;
  max_attempts: number;
}

/**
 * Claims jobs: of each queue only the oldest one, and only while no other job of the queue runs. Of two workers that claim
 * at the same time the second one skips the job that the first has locked; the unique index jobs_running excludes what
 * remains.
 */
const claimStatement = `
  with due as (
    select j.id from jobs j
    where j.worker_id is null and j.attempts < j.max_attempts and j.run_at <= now() and j.name = any($2)
      and (j.queue is null or not exists (
        select 1 from jobs running where running.queue = j.queue and running.worker_id is not null
      ) and not exists (
        select 1 from jobs earlier where earlier.queue = j.queue and earlier.worker_id is null
          and earlier.attempts < earlier.max_attempts and (earlier.run_at, earlier.id) < (j.run_at, j.id)
      ))
    order by j.run_at, j.id limit $3 for update of j skip locked
  ), claimed as (
    update jobs j set worker_id = $1, claimed_at = now(), attempts = j.attempts + 1 from due where j.id = due.id
    returning j.*
  ), next as (
    select run_at from jobs
    where worker_id is null and attempts < max_attempts and run_at > now() and name = any($2)
    order by run_at limit 1
  )
  select c.id, c.name, c.payload, c.attempts, c.max_attempts,
    (select ceil(extract(epoch from run_at - clock_timestamp()) * 1000)::float8 from next) as next_in_ms
  from (values (1)) as one left join claimed c on true order by c.run_at, c.id`;

const uniqueViolation = "23505";

/** Claims up to `limit` due jobs. `nextInMs` is the time until the next of the other jobs becomes due. */
export async function claimJobs(
  pool: Pool,
  workerId: string,
  names: string[],
  limit: number,
): Promise<{ jobs: ClaimedJob[]; nextInMs: number | null }> {
  try {
    const { rows } = await pool.query<ClaimedJob & { next_in_ms: number | null }>({
      name: "claim_jobs",
      text: claimStatement,
      values: [workerId, names, limit],
    });
    return { jobs: rows.filter(({ id }) => id !== null), nextInMs: rows[0]?.next_in_ms ?? null };
  } catch (problem) {
    if ((problem as { code?: string }).code === uniqueViolation) return { jobs: [], nextInMs: 0 };
    throw problem;
  }
}

/** Deletes a completed job, unless another worker has claimed it since. */
export async function completeJob(pool: Pool, workerId: string, job: ClaimedJob): Promise<void> {
  await pool.query("delete from jobs where id = $1 and worker_id = $2", [job.id, workerId]);
}

/** Stores a failed attempt. After the last one the job stays in the table for operators to run again or discard. */
export async function failJob(pool: Pool, workerId: string, job: ClaimedJob, why: string): Promise<void> {
  await pool.query(
    `update jobs set worker_id = null, claimed_at = null, last_error = $3, failed_at = now(),
       run_at = now() + make_interval(secs => $4::float8 / 1000) where id = $1 and worker_id = $2`,
    [job.id, workerId, why, retryDelayMs(job.attempts)],
  );
}

/** Returns the delay before the next attempt: from 2.7 seconds after the first attempt up to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.exp(Math.min(attempts, 10)) * 1000;
}
