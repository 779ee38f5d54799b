import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/**
 * Deletes waiting and failed jobs about these objects, and about people at these addresses of connected accounts.
 */
export async function forgetJobs(
  db: TenantDb,
  ids: string[],
  places: { connection_id: string; thread: string }[],
): Promise<void> {
  await sql`select gate.forget_jobs(${ids}::text[], ${JSON.stringify(places)}::jsonb)`.execute(db);
}
