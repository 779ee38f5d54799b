import { getModels, setModels, testModel } from "#shared/contract/models.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getSettings, setSettings, testSettings } from "#server/modules/agents/models.ts";

export const modelRoutes: Route[] = [
  serve(getModels, async ({ context, caller }) => ({
    data: await getSettings(context, caller.organizationId),
  })),

  serve(setModels, async ({ context, caller, body }) => ({
    data: await setSettings(context, caller.organizationId, body),
  })),

  serve(
    testModel,
    async ({ context, caller, body }) => ({
      data: await testSettings(context, caller.organizationId, body),
    }),
    { unaudited: "asks a language model whether it answers; stores nothing" },
  ),
];
