import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

export interface FailedJobRow {
  id: string;
  name: string;
  organization_id: string | null;
  organization_name: string | null;
  error: string;
  attempts: number;
  failed_at: Date | null;
}

export async function listFailedJobs(
  db: Db,
  name: string | null,
  page: { limit: number; offset: number },
): Promise<FailedJobRow[]> {
  const { rows } =
    await sql<FailedJobRow>`select * from gate.failed_jobs(${name}, ${page.limit}, ${page.offset})`.execute(
      db,
    );
  return rows;
}

/** Changes one job by its id, all jobs of a kind, or all. Returns the number of jobs. */
export async function retryFailedJobs(
  db: Db,
  { id = null, name = null }: { id?: string | null; name?: string | null },
  operatorId: string,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{
    retried: number;
  }>`select gate.retry_failed_jobs(${id}::bigint, ${name}, ${operatorId}, ${at}) as retried`.execute(db);
  return rows[0]!.retried;
}

export async function discardFailedJob(
  db: Db,
  id: string,
  reason: string,
  operatorId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    discarded: boolean;
  }>`select gate.discard_failed_job(${id}::bigint, ${reason}, ${operatorId}, ${at}) as discarded`.execute(db);
  return rows[0]?.discarded === true;
}
