import * as contract from "#shared/contract/consents.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const consentRoutes: Route[] = [
  serve(contract.getConsent, async ({ context, params }) => ({
    data: await actions.getConsent(context, params.token),
  })),
  serve(contract.setConsent, async ({ context, params, body }) => ({
    data: await actions.setConsent(context, params.token, body.subscribed),
  })),
  serve(contract.unsubscribeOneClick, async ({ context, params }) => ({
    data: await actions.setConsent(context, params.token, false),
  })),
];
