import { beginChannel, finishChannel } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const loginRoutes: Route[] = [
  serve(beginChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: { url: await actions.beginLogin(context, caller, kind, body?.provider) },
  })),

  serve(finishChannel, async ({ context, caller, params: { kind }, body }) => ({
    data: await actions.finishLogin(context, caller, kind, { ...body, extra: body.extra ?? {} }),
  })),
];
