import * as knowledge from "#shared/contract/knowledge.ts";
import * as quality from "#shared/contract/quality.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/trainings.ts";

export const trainingRoutes: Route[] = [
  serve(knowledge.overview, async ({ context, caller, request }) => ({
    data: await actions.getTrainingOverview(context, caller.organizationId, request.language),
  })),
  serve(knowledge.train, async ({ context, caller }) => ({
    data: { training_id: await actions.trainJob(context, caller.organizationId, caller.memberId) },
  })),
  serve(knowledge.getTraining, async ({ context, caller, params, request }) => ({
    data: await actions.getTraining(context, caller.organizationId, params.id, request.language),
  })),
  serve(knowledge.publishVersion, async ({ context, caller, params }) => ({
    data: await actions.publishVersion(context, caller.organizationId, params.id),
  })),
  serve(quality.readQuality, async ({ context, caller }) => ({
    data: await actions.readQuality(context, caller.organizationId),
  })),
  serve(quality.dismissVersion, async ({ context, caller, params }) => ({
    data: await actions.dismissVersion(context, caller.organizationId, params.id),
  })),
];
