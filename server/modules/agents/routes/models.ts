import { getModels, setModels, testModel } from "#shared/contract/models.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getSettings, setSettings, testSettings } from "#server/modules/agents/models.ts";

export const modelRoutes: Route[] = [
  serve(getModels, async ({ tenant }) => ({
    data: await getSettings(tenant),
  })),

  serve(setModels, async ({ tenant, body }) => ({
    data: await setSettings(tenant, body),
  })),

  serve(
    testModel,
    async ({ tenant, body }) => ({
      data: await testSettings(tenant, body),
    }),
    { unaudited: "asks a language model whether it answers; stores nothing" },
  ),
];
