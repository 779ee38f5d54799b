import { confirmIdentity } from "#shared/contract/auth.ts";
import * as sessions from "#shared/contract/sessions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as confirmation from "#server/modules/identity/confirm-identity.ts";
import * as actions from "#server/modules/identity/sessions.ts";

export const sessionRoutes: Route[] = [
  serve(confirmIdentity, async ({ context, caller, body }) => ({
    data: await confirmation.confirmIdentity(context, caller, body),
  })),
  serve(sessions.listSessions, async ({ context, caller }) => ({
    data: await actions.listSessions(context, caller),
  })),
  serve(sessions.endSession, async ({ context, caller, params }) => {
    await actions.endSession(context, caller, params.id);
    return { data: null };
  }),
  serve(sessions.endOtherSessions, async ({ context, caller }) => ({
    data: { ended: await actions.endOtherSessions(context, caller) },
  })),
];
