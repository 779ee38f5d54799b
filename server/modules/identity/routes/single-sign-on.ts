import * as contract from "#shared/contract/single-sign-on.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as settings from "#server/modules/identity/single-sign-on.ts";
import { beginSingleSignOn, finishSingleSignOn } from "#server/modules/identity/single-sign-on-log-in.ts";

export const singleSignOnRoutes: Route[] = [
  serve(contract.getSingleSignOn, async ({ tenant }) => ({
    data: await settings.getSingleSignOn(tenant),
  })),
  serve(contract.saveSingleSignOn, async ({ tenant, body }) => ({
    data: await settings.saveSingleSignOn(tenant, body),
  })),
  serve(contract.verifyDomain, async ({ tenant }) => ({
    data: await settings.proveDomain(tenant),
  })),
  serve(contract.enableSingleSignOn, async ({ tenant, body }) => ({
    data: await settings.enableSingleSignOn(tenant, body),
  })),
  serve(contract.removeSingleSignOn, async ({ tenant }) => {
    await settings.removeSingleSignOn(tenant);
    return { data: null };
  }),
  serve(
    contract.beginSingleSignOn,
    async ({ context, body }) => ({ data: await beginSingleSignOn(context, body) }),
    { unaudited: "anyone may begin a log-in, and it changes nothing until the provider has answered" },
  ),
  serve(contract.finishSingleSignOn, async ({ context, body, request }) => ({
    data: await finishSingleSignOn(context, body, request),
  })),
];
