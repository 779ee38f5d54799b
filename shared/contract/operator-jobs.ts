import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { maxDiscardReasonLength } from "#shared/values/operator-jobs.ts";

const name = z.string().max(100);

const jobQueue = z.object({
  name,
  waiting: z.number(),
  running: z.number(),
  /** The number of jobs that used up their attempts. They do not run again until an operator retries them. */
  failed: z.number(),
  /** The due time of the oldest job that waits or runs. Null when there is none. */
  oldest_due_at: instant.nullable(),
});
export type JobQueue = z.infer<typeof jobQueue>;

const failedJob = z.object({
  /** The job's id, which its log lines contain too. */
  id: z.string(),
  name,
  /** Null for a scheduled job, and when the organisation was deleted. */
  organization: z.object({ id, name: z.string() }).nullable(),
  /** The error message without addresses, numbers and quoted text. */
  error: z.string(),
  attempts: z.number(),
  failed_at: instant.nullable(),
});
export type FailedJob = z.infer<typeof failedJob>;

const jobParams = z.object({ id: z.string().max(40) });

export const listJobQueues = endpoint({
  name: "operatorJobs.listQueues",
  method: "GET",
  path: "/api/operator/job-queues/",
  access: "operator",
  summary: "List every kind of background job with the number waiting, running and failed",
  result: dataOf(z.array(jobQueue)),
});

export const listFailedJobs = endpoint({
  name: "operatorJobs.listFailed",
  method: "GET",
  path: "/api/operator/failed-jobs/",
  access: "operator",
  summary: "List jobs that used up their attempts, latest first",
  query: pageQuery.extend({ name: name.optional() }),
  result: pageOf(failedJob),
});

export const retryFailedJob = endpoint({
  name: "operatorJobs.retry",
  method: "POST",
  path: "/api/operator/failed-jobs/:id/retry/",
  access: "operator",
  summary: "Retry a failed job, with all its attempts",
  params: jobParams,
  result: nothing,
});

export const retryFailedJobs = endpoint({
  name: "operatorJobs.retryAll",
  method: "POST",
  path: "/api/operator/failed-jobs/retry/",
  access: "operator",
  summary: "Retry all failed jobs, or all of one kind",
  body: z.strictObject({ name: name.optional() }),
  result: dataOf(z.object({ retried: z.number() })),
});

export const discardFailedJob = endpoint({
  name: "operatorJobs.discard",
  method: "POST",
  path: "/api/operator/failed-jobs/:id/discard/",
  access: "operator",
  summary: "Discard a failed job; the reason stays in the audit log",
  params: jobParams,
  body: z.strictObject({ reason: z.string().trim().min(1).max(maxDiscardReasonLength) }),
  result: nothing,
});
