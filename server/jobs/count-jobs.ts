import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

interface JobCountsRow {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  oldest_due_at: Date | null;
}

/** Returns the number of jobs of each kind that has any. */
export async function countJobs(db: Db): Promise<JobCountsRow[]> {
  const { rows } = await sql<JobCountsRow>`select * from gate.job_queues()`.execute(db);
  return rows;
}
