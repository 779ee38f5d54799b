import * as knowledge from "#shared/contract/knowledge.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/sources.ts";

export const sourceRoutes: Route[] = [
  serve(knowledge.uploadFile, async ({ context, caller, file, fields, request }) => ({
    data: await actions.uploadFile(context, caller.organizationId, file, fields, request.language),
  })),
  serve(knowledge.addUrl, async ({ context, caller, body, request }) => ({
    data: await actions.addUrl(
      context,
      caller.organizationId,
      body.url,
      { section: body.kind, audience: body.audience },
      request.language,
    ),
  })),
  serve(knowledge.setBrand, async ({ context, caller, body }) => ({
    data: await actions.setBrand(context, caller.organizationId, body),
  })),
  serve(knowledge.setAudience, async ({ context, caller, params, body, request }) => ({
    data: await actions.setAudience(
      context,
      caller.organizationId,
      params.id,
      body.audience,
      request.language,
    ),
  })),
  serve(knowledge.deleteSource, async ({ context, caller, params }) => ({
    data: await actions.deleteSource(context, caller.organizationId, params.id),
  })),
  serve(knowledge.retrySource, async ({ context, caller, params, request }) => ({
    data: await actions.retrySource(context, caller.organizationId, params.id, request.language),
  })),
  serve(knowledge.readText, async ({ context, caller, params, request }) => ({
    data: await actions.readText(context, caller.organizationId, params.id, request.language),
  })),
  serve(knowledge.downloadTemplate, ({ context, caller, request }) =>
    actions.downloadTemplate(context, caller.organizationId, request.language),
  ),
];
