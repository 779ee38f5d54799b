import type { Pool } from "pg";
import type { JobName } from "./jobs.ts";
import { startLoop } from "./loop.ts";

export interface TimetableEntry {
  name: JobName;
  everyMinutes: number;
}

const minuteMs = 60_000;

/**
 * Returns the entries that are due at the beginning of this minute. For example, "every ten minutes" means at :00,
 * :10 and so on.
 */
export function entriesDueAt(timetable: TimetableEntry[], minute: Date): TimetableEntry[] {
  const count = minute.getTime() / minuteMs;
  return timetable.filter(({ everyMinutes }) => count % everyMinutes === 0);
}

/** Adds the jobs of the timetable when they are due, each once for all processes together. */
export function startTimetable(
  pool: Pool,
  timetable: TimetableEntry[],
  log: { warn: (fields: object, text: string) => void },
): () => Promise<void> {
  let last = Math.floor(Date.now() / minuteMs);
  const loop = startLoop(
    async () => {
      const now = Math.floor(Date.now() / minuteMs);
      if (now > last) {
        const minute = new Date(now * minuteMs);
        await addDueJobs(pool, entriesDueAt(timetable, minute), minute);
        last = now;
      }
      return (now + 1) * minuteMs - Date.now();
    },
    { failureMessage: "the timetable was not looked at", maxWaitMs: minuteMs, log },
  );
  return loop.stop;
}

/**
 * Adds the due jobs with a queue and key per timetable entry: one job runs at a time, and at most one more waits.
 */
export async function addDueJobs(pool: Pool, due: TimetableEntry[], minute: Date): Promise<void> {
  if (due.length === 0) return;
  await pool.query(
    `with added as (
       insert into job_timetable as t (name, added_for) select name, $2 from unnest($1::text[]) as name
       on conflict (name) do update set added_for = excluded.added_for where t.added_for < excluded.added_for
       returning name
     )
     select add_job(name, job_queue => name, job_key => name) from added`,
    [due.map(({ name }) => name), minute],
  );
}
