import { disconnectChannel, enableChannel, listChannels, setNotices } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/connections.ts";

export const connectionRoutes: Route[] = [
  serve(listChannels, async ({ context, caller }) => ({
    data: await actions.listCards(context, caller.organizationId),
  })),

  serve(enableChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.updateConnectionSetting(context, caller.organizationId, kind, {
      enabled: body.enabled,
    }),
  })),

  serve(setNotices, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.updateConnectionSetting(context, caller.organizationId, kind, {
      notices: body.notices,
    }),
  })),

  serve(disconnectChannel, async ({ context, caller, params: { kind } }) => {
    await actions.disconnect(context, caller.organizationId, kind);
    return { data: null };
  }),
];
