import { beginChannel, finishChannel } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/platform-logins.ts";

export const platformLoginRoutes: Route[] = [
  serve(beginChannel, async ({ tenant, caller, params: { kind }, body }) => ({
    data: { url: await actions.beginLogin(tenant, caller, kind, body?.provider) },
  })),

  serve(finishChannel, async ({ tenant, caller, params: { kind }, body }) => ({
    data: await actions.finishLogin(tenant, caller, kind, { ...body, extra: body.extra ?? {} }),
  })),
];
