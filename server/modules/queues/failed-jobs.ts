import type { z } from "zod";
import { type JobQueue, type listFailedJobs as listCall } from "#shared/contract/operator-jobs.ts";
import { jobNames } from "#shared/values/operator-jobs.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { countJobs } from "#server/jobs/count-jobs.ts";
import { errorExcerpt } from "./error-excerpt.ts";
import * as store from "./store/failed-jobs.ts";

/**
 * Lists all kinds of jobs, including those without jobs now: first those with failed jobs, then those with the most
 * waiting jobs.
 */
export async function listJobQueues(context: Context): Promise<JobQueue[]> {
  const rows = new Map((await countJobs(context.db)).map((row) => [row.name, row]));
  const names = new Set<string>([...jobNames, ...rows.keys()]);
  const queues = [...names].map((name) => {
    const row = rows.get(name);
    return {
      name,
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      failed: row?.failed ?? 0,
      oldest_due_at: row?.oldest_due_at?.toISOString() ?? null,
    };
  });
  return queues.toSorted(
    (a, b) =>
      b.failed - a.failed || b.waiting + b.running - a.waiting - a.running || (a.name < b.name ? -1 : 1),
  );
}

export async function listFailedJobs(
  context: Context,
  { name, page, page_size }: z.output<typeof listCall.query>,
): Promise<z.infer<typeof listCall.result>> {
  const rows = await store.listFailedJobs(context.db, name ?? null, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const counted = (await countJobs(context.db)).filter((row) => !name || row.name === name);
  return {
    data: rows.map(({ organization_id, organization_name, error, failed_at, ...row }) => ({
      ...row,
      organization: organization_id === null ? null : { id: organization_id, name: organization_name ?? "" },
      error: errorExcerpt(error),
      failed_at: failed_at?.toISOString() ?? null,
    })),
    meta: { page, page_size, total: counted.reduce((sum, { failed }) => sum + failed, 0) },
  };
}

/** Returns the number of jobs changed, which may be zero when a colleague was faster. */
export const retryFailedJobs = (context: Context, name: string | undefined, operatorId: string) =>
  store.retryFailedJobs(context.db, { name: name ?? null }, operatorId, context.clock());

export async function retryFailedJob(context: Context, id: string, operatorId: string): Promise<void> {
  const job = readJobId(id);
  const retried = await store.retryFailedJobs(context.db, { id: job }, operatorId, context.clock());
  if (retried === 0) throw new Failure("not_found");
}

export async function discardFailedJob(
  context: Context,
  id: string,
  reason: string,
  operatorId: string,
): Promise<void> {
  const isDiscarded = await store.discardFailedJob(
    context.db,
    readJobId(id),
    reason,
    operatorId,
    context.clock(),
  );
  if (!isDiscarded) throw new Failure("not_found");
}

/** Parses the id of a job; throws `not_found` for an invalid one. */
function readJobId(id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw new Failure("not_found");
  return id;
}
