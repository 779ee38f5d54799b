import { type CronItem, parseCronItems, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Context } from "#server/context.ts";
import { logAbout } from "#server/log.ts";
import { startCrew } from "./crew.ts";
import { watchArrivals } from "./due-arrivals.ts";
import { watchDueReplies } from "./due-replies.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Job, JobName, JobTable } from "./jobs.ts";

export interface JobRunner {
  /** Finishes what is running, takes nothing new. */
  stop: () => Promise<void>;
}

/**
 * Jobs that wait for servers of others. They have workers of their own: one that hangs must not keep a customer of
 * another channel from being answered. How many may wait for the same one is in lanes.ts.
 */
const outward: JobName[] = [
  "conversations.deliver",
  "reconciliations.tick",
  "channels.sync",
  "attachments.fetch",
  "mail.send",
  "mail.tick",
];
const workers = { inward: 4, outward: 8 };

const timetable: (CronItem & { task: JobName })[] = [
  { task: "tickets.closeQuiet", match: "*/10 * * * *" },
  { task: "channels.tick", match: "* * * * *" },
  { task: "mail.tick", match: "* * * * *" },
  { task: "outreach.tick", match: "* * * * *" },
  { task: "reconciliations.tick", match: "* * * * *" },
];

/** Runs jobs in this process until stopped. `pool` is the owner's: the queue's tables are no tenant's. */
export async function startJobs(
  context: Context,
  pool: Pool,
  jobs: JobTable,
  options: { timetable?: typeof timetable } = {},
): Promise<JobRunner> {
  const { log } = context;
  const due = options.timetable ?? timetable;
  const crewOf = (names: JobName[], concurrency: number) =>
    startCrew({
      pool,
      log,
      taskList: taskList(context, jobs, names),
      concurrency,
      timetable: parseCronItems(due.filter(({ task }) => names.includes(task))),
    });
  const inward = (Object.keys(jobs) as JobName[]).filter((name) => !outward.includes(name));
  const crews = [await crewOf(inward, workers.inward), await crewOf(outward, workers.outward)];
  const stopHeartbeat = startHeartbeat(pool, () => crews.flatMap(({ working }) => working()), log);
  const watching = [watchDueReplies(pool, log), watchArrivals(pool, context.config.channels.burstMs, log)];
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      stopping ??= (async () => {
        for (const stop of watching) stop();
        await Promise.all(crews.map((crew) => crew.stop()));
        await stopHeartbeat();
      })();
      return stopping;
    },
  };
}

function taskList(context: Context, jobs: JobTable, names: JobName[]): TaskList {
  const list: TaskList = {};
  for (const name of names) {
    const job = jobs[name] as Job<JobName>;
    list[name] = async (payload, { job: row }) => {
      const about = { job: name, id: row.id };
      const attempt = { number: row.attempts, last: row.attempts >= row.max_attempts };
      try {
        const did = await logAbout(about, () => job(context, payload as never, attempt));
        context.log.info({ ...about, attempt: attempt.number, did }, "job");
      } catch (problem) {
        const { message, stack } = problem as Error;
        context.log.error(
          { ...about, attempt: attempt.number, last: attempt.last, problem: message, stack },
          "job failed",
        );
        throw problem;
      }
    };
  }
  return list;
}
