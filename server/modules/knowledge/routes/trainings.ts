import * as knowledge from "#shared/contract/knowledge.ts";
import * as quality from "#shared/contract/quality.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/trainings.ts";

export const trainingRoutes: Route[] = [
  serve(knowledge.getKnowledge, async ({ tenant, request }) => ({
    data: await actions.getTrainingOverview(tenant, request.language),
  })),
  serve(knowledge.startTraining, async ({ tenant, caller }) => ({
    data: { training_id: await actions.trainJob(tenant, caller.memberId) },
  })),
  serve(knowledge.getTraining, async ({ tenant, params, request }) => ({
    data: await actions.getTraining(tenant, params.id, request.language),
  })),
  serve(knowledge.publishVersion, async ({ tenant, params }) => ({
    data: await actions.publishVersion(tenant, params.id),
  })),
  serve(quality.readQuality, async ({ tenant }) => ({
    data: await actions.readQuality(tenant),
  })),
  serve(quality.dismissVersion, async ({ tenant, params }) => ({
    data: await actions.dismissVersion(tenant, params.id),
  })),
];
