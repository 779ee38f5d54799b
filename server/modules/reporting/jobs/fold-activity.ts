import { sql } from "kysely";
import type { Job } from "#server/jobs/jobs.ts";

/** Of one transaction, so that none holds its lock for long. */
const maxRows = 20_000;
/** Of one run; the next one, ten minutes later, goes on. */
const maxRounds = 50;

/** Sums up what messages and tickets added to the counts one by one, so that the dashboard reads few rows. */
export const foldActivityJob: Job<"activity.fold"> = async (context) => {
  let total = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const { rows } = await sql<{ summed: number }>`select gate.fold_activity(${maxRows}) as summed`.execute(
      context.db,
    );
    const summed = rows[0]?.summed ?? 0;
    if (summed === 0) break;
    total += summed;
  }
  return total === 0 ? "Skipped: no counts were added" : `Summed up ${total} rows of counts`;
};
