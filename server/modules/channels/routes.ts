import { disconnectChannel, enableChannel, listChannels } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const channelRoutes: Route[] = [
  serve(listChannels, async ({ context, caller }) => ({
    data: await actions.listCards(context, caller.organizationId),
  })),

  serve(enableChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.setEnabled(context, caller.organizationId, kind, body.enabled),
  })),

  serve(disconnectChannel, async ({ context, caller, params: { kind } }) => {
    await actions.disconnect(context, caller.organizationId, kind);
    return { data: null };
  }),
];
