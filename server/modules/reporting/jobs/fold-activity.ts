import { sql } from "kysely";
import type { Job } from "#server/jobs/jobs.ts";

/** Maximum number of rows in one transaction, so that no transaction holds its lock for long. */
const maxRows = 20_000;
/** Maximum number of rounds in one run; the next run, ten minutes later, continues. */
const maxRounds = 50;

/** Sums up the rows that messages and tickets added to the counts, so that the dashboard reads few rows. */
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
