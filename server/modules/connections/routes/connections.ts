import {
  disconnectChannel,
  enableChannel,
  listAccountAccess,
  listChannels,
  setNotices,
} from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/connections.ts";

export const connectionRoutes: Route[] = [
  serve(listChannels, async ({ tenant }) => ({
    data: await actions.listCards(tenant),
  })),

  serve(listAccountAccess, async ({ tenant }) => ({
    data: await actions.listAccess(tenant),
  })),

  serve(enableChannel, async ({ tenant, params: { kind }, body }) => ({
    data: await actions.updateConnectionSetting(tenant, kind, {
      enabled: body.enabled,
    }),
  })),

  serve(setNotices, async ({ tenant, params: { kind }, body }) => ({
    data: await actions.updateConnectionSetting(tenant, kind, {
      notices: body.notices,
    }),
  })),

  serve(disconnectChannel, async ({ tenant, params: { kind } }) => {
    await actions.disconnect(tenant, kind);
    return { data: null };
  }),
];
