import * as knowledge from "#shared/contract/knowledge.ts";
import { setSourceTitles } from "#shared/contract/source-titles.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { setTitles } from "#server/modules/knowledge/source-titles.ts";
import * as actions from "#server/modules/knowledge/sources.ts";

export const sourceRoutes: Route[] = [
  serve(knowledge.uploadFile, async ({ tenant, file, fields, request }) => ({
    data: await actions.uploadFile(tenant, file, fields, request.language),
  })),
  serve(knowledge.addSourceUrl, async ({ tenant, body, request }) => ({
    data: await actions.addUrl(
      tenant,
      body.url,
      { section: body.kind, audience: body.audience, with_links: body.with_links },
      request.language,
    ),
  })),
  serve(knowledge.setBrand, async ({ tenant, body }) => ({
    data: await actions.setBrand(tenant, body),
  })),
  serve(knowledge.setSourceAudience, async ({ tenant, params, body, request }) => ({
    data: await actions.setAudience(tenant, params.id, body.audience, request.language),
  })),
  serve(setSourceTitles, async ({ tenant, params, body, request }) => ({
    data: await setTitles(tenant, params.id, body, request.language),
  })),
  serve(knowledge.deleteSource, async ({ tenant, params }) => ({
    data: await actions.deleteSource(tenant, params.id),
  })),
  serve(knowledge.retrySource, async ({ tenant, params, request }) => ({
    data: await actions.retrySource(tenant, params.id, request.language),
  })),
  serve(knowledge.readSourceText, async ({ tenant, params, request }) => ({
    data: await actions.readText(tenant, params.id, request.language),
  })),
  serve(knowledge.downloadTemplate, ({ tenant, request }) =>
    actions.downloadTemplate(tenant, request.language),
  ),
];
