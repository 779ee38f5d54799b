import * as contract from "#shared/contract/operator-jobs.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/queues/failed-jobs.ts";

export const failedJobRoutes: Route[] = [
  serve(contract.listJobQueues, async ({ context }) => ({ data: await actions.listJobQueues(context) })),
  serve(contract.listFailedJobs, ({ context, query }) => actions.listFailedJobs(context, query)),
  serve(contract.retryFailedJobs, async ({ context, caller, body }) => ({
    data: { retried: await actions.retryFailedJobs(context, body.name, caller.user.id) },
  })),
  serve(contract.retryFailedJob, async ({ context, caller, params }) => {
    await actions.retryFailedJob(context, params.id, caller.user.id);
    return { data: null };
  }),
  serve(contract.discardFailedJob, async ({ context, caller, params, body }) => {
    await actions.discardFailedJob(context, params.id, body.reason, caller.user.id);
    return { data: null };
  }),
];
