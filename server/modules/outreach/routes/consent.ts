import * as contract from "#shared/contract/consents.ts";
import { Failure } from "#server/http/failure.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/consent.ts";

export const consentRoutes: Route[] = [
  serve(contract.getConsent, async ({ context, params }) => ({
    data: await actions.getConsent(context, params.token),
  })),
  serve(
    contract.setConsent,
    async ({ context, params, body }) => ({
      data: await actions.setConsent(context, params.token, body.subscribed),
    }),
    { unaudited: "a customer's own choice, kept with its time and erased with the customer" },
  ),
  serve(
    contract.unsubscribeOneClick,
    async ({ context, params }) => ({
      data: await actions.setConsent(context, params.token, false),
    }),
    { unaudited: "a customer's own choice, kept with its time and erased with the customer" },
  ),
];

/** Reads the unsubscribe page, which works without a script. Opening it changes nothing. */
export const unsubscribePage: PageReader = {
  page: "unsubscribe",
  read: async (context, { params, language }) => {
    const token = params["token"] ?? "";
    try {
      const data = await actions.getConsent(context, token);
      return { data: [readOf(contract.getConsent, { params: { token } }, language, { data })] };
    } catch (problem) {
      if (problem instanceof Failure && problem.code === "not_found") return { data: [], found: false };
      throw problem;
    }
  },
};
