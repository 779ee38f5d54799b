import type * as contract from "#shared/contract/operator-jobs.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listJobQueues = endpoint<typeof contract.listJobQueues>(
  "operatorJobs.listQueues",
  "GET",
  "/api/operator/job-queues/",
);
export const listFailedJobs = endpoint<typeof contract.listFailedJobs>(
  "operatorJobs.listFailed",
  "GET",
  "/api/operator/failed-jobs/",
);
export const retryFailedJob = endpoint<typeof contract.retryFailedJob>(
  "operatorJobs.retry",
  "POST",
  "/api/operator/failed-jobs/:id/retry/",
);
export const retryFailedJobs = endpoint<typeof contract.retryFailedJobs>(
  "operatorJobs.retryAll",
  "POST",
  "/api/operator/failed-jobs/retry/",
);
export const discardFailedJob = endpoint<typeof contract.discardFailedJob>(
  "operatorJobs.discard",
  "POST",
  "/api/operator/failed-jobs/:id/discard/",
);
